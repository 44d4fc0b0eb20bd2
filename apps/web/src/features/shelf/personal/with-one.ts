/** The set with a value, or without it. */
export function withOne(set: ReadonlySet<string>, value: string, present: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (present) next.add(value);
  else next.delete(value);
  return next;
}
