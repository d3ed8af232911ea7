/** A place that scrolls says so: `data-more` on what holds it names the sides on which something is left to see. */

/** A pixel is rounding. */
const CUT = 1;

export function showMore(node: HTMLElement): () => void {
  const around = node.parentElement!;

  function look(): void {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    const beside = node.scrollWidth - node.clientWidth - node.scrollLeft;
    const sides = [node.scrollTop > CUT ? 'up' : '', below > CUT ? 'down' : '', beside > CUT ? 'right' : ''];
    around.dataset.more = sides.filter(Boolean).join(' ');
    const held = [...node.querySelectorAll('[data-held]')].find(
      (one) => getComputedStyle(one).position === 'sticky',
    );
    around.style.setProperty('--held', `${held?.getBoundingClientRect().height ?? 0}px`);
  }

  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const words = new MutationObserver(() => {
    sizes.disconnect();
    sizes.observe(node);
    for (const child of node.children) sizes.observe(child);
    look();
  });
  words.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ['open'] });
  node.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    words.disconnect();
    node.removeEventListener('scroll', look);
  };
}
