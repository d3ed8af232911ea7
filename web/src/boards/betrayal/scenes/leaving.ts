/** How a scene over the board opens, and goes. */

/** Nobody sits at the screen in the middle: there a scene goes on by itself. */
const PASSES = 30_000;

export function open(
  dialog: HTMLDialogElement,
  watched: boolean,
  leave: () => void,
): (() => void) | undefined {
  if (!dialog.open) dialog.showModal();
  if (!watched) return undefined;
  const timer = setTimeout(leave, PASSES);
  return () => clearTimeout(timer);
}
