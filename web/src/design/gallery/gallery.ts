import '../base.css';

import { mount } from 'svelte';

import { settings } from '../../lib/settings.svelte';
import { wantJapaneseTitles } from '../fonts';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);
const lang = asked.get('lang') === 'ja' ? 'ja' : 'en';
document.documentElement.lang = settings.lang = lang;
if (asked.get('theme')) document.documentElement.dataset.theme = asked.get('theme')!;
if (lang === 'ja') void wantJapaneseTitles();

export default mount(Gallery, {
  target: document.getElementById('gallery')!,
  props: {
    lang,
    show: asked.get('show'),
    still: asked.has('still'),
    foresee: asked.has('foresee'),
    play: asked.has('play'),
  },
});
