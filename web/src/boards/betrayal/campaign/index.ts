/** The campaigns of Betrayal, drawn: the families, the house, and the book of its evenings. */

export { default as Chronicle } from './Chronicle.svelte';
export { default as Company } from './Company.svelte';
export { default as Crest } from './Arms.svelte';
export { default as Leaves } from './Leaves.svelte';
export { default as Subject } from './Subject.svelte';
export { evenings } from './chronicle';
