/** What the page of the alliance shows. */
export interface AllianceSearch {
  readonly keyWord: string;
  /** Empty: all libraries together. */
  readonly otherLib: string;
  readonly page: number;
}

const LAST_PAGE = 1000;

/** The address of a search in the alliance. */
export function allianceAddress({ keyWord, otherLib = '', page = 1 }: Partial<AllianceSearch>): string {
  const query = new URLSearchParams();
  if (keyWord) query.set('keyWord', keyWord);
  if (otherLib) query.set('otherLib', otherLib);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '/unionSearchList' : `/unionSearchList?${query.toString()}`;
}

/** Reads the address. Unreadable parameters are ignored. */
export function readAllianceSearch(query: URLSearchParams): AllianceSearch {
  const page = Number(query.get('page'));
  return {
    keyWord: (query.get('keyWord') ?? '').trim(),
    otherLib: query.get('otherLib') ?? '',
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}
