/** How often each value stands among these, most often first, equal ones by name; at most `limit`. Empty values are left out. */
export function countMost(
  values: readonly string[],
  limit: number,
): { readonly value: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, limit);
}

/** Check-outs of each of the twelve months of a year. Dates are YYYY-MM-DD. */
export function countMonths(
  year: number,
  dates: readonly string[],
): { readonly month: string; readonly loans: number }[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`;
    return { month, loans: dates.filter((date) => date.startsWith(month)).length };
  });
}
