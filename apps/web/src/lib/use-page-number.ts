import { useSearchParams } from 'react-router';

const LAST = 100_000;

/** The page of a list that the address names with `page`; the first one unless it is a number that a list may have. */
export function usePageNumber(): number {
  const [query] = useSearchParams();
  const page = Number.parseInt(query.get('page') ?? '', 10) || 1;
  return Math.min(LAST, Math.max(1, page));
}
