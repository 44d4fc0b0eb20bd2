import { useSearchParams } from 'react-router';

/** The time that the address names with `range`; the usual one unless it is one of the list. */
export function useRange<Range extends string>(ranges: readonly Range[], usual: Range): Range {
  const [query] = useSearchParams();
  const named = query.get('range');
  return ranges.find((range) => range === named) ?? usual;
}
