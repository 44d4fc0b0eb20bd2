/** Gives the focus to the page where what had it goes away with nothing of its kind beside it, so that keys go on from there. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
