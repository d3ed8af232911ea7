/** What is heavy comes after the picture that answers a press; where no picture is drawn, at once. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
