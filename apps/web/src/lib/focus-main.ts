/** Moves the focus to the page. For a control that disappears when it is used and has no neighbour to take the focus. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
