/**
 * The order after these are moved before another one, or to the end if there is no such other one. The moved ones keep their order among
 * themselves; those that are not in the list are left out.
 */
export function movedOrder(order: readonly string[], moved: readonly string[], before: string): string[] {
  const leaving = new Set(moved);
  const group = order.filter((id) => leaving.has(id));
  const rest = order.filter((id) => !leaving.has(id));
  // Before one of themselves means before the next one that stays.
  const target = leaving.has(before)
    ? order.slice(order.indexOf(before)).find((id) => !leaving.has(id))
    : before;
  const at = rest.indexOf(target ?? '');
  return at === -1 ? [...rest, ...group] : [...rest.slice(0, at), ...group, ...rest.slice(at)];
}
