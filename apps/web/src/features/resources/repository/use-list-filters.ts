import { useSearchParams } from 'react-router';
import { usePageNumber } from '../../../lib/use-page-number.ts';

/** The filters of a list, which are in its address: so a list can be shared, gone back to and loaded again. */
export function useListFilters<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  /** What is in the address besides the filters and the page, such as the id of what is shown. */
  const others = [...query].filter(([name]) => name !== 'page' && !names.some((one) => one === name));
  const withChange = (change: Readonly<Record<string, string | undefined>>): [string, string][] => {
    const next = Object.entries<string | undefined>({ ...filters, ...change });
    return [
      ...others,
      ...next.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ];
  };
  return {
    filters,
    page,
    isNarrowed: Object.values<string>(filters).some((value) => value !== ''),
    /** Changes filters; the list begins again at its first page. */
    show: (change: { readonly [One in Name]?: string }) => setQuery(withChange(change), { replace: true }),
    pageAddress: (to: number) => `?${new URLSearchParams(withChange({ page: String(to) }))}`,
  };
}
