/** Whether a key means something else than an act on the marked row of a list: in fields, tabs and menus, and while a dialog is open. */
export function isKeyElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role="tab"], [role="menu"]') !== null
  );
}
