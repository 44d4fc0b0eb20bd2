import { LETTERS } from '@lectern/contracts/resources/databases/eresource';
import {
  TITLE_KINDS,
  TITLE_MARKS,
  type TitleKind,
  type TitleMark,
} from '@lectern/contracts/resources/titles/title';
import { keepShell } from '../../../components/eresources/shell-query.ts';

/** Which titles the page shows. Everything of it is in the address, under the names of the call. */
export interface TitleFilters {
  readonly keyWord: string;
  /** A to Z or `#`; empty: all. */
  readonly letter: string;
  readonly kind: TitleKind | undefined;
  /** Ids of databases. */
  readonly eresource: readonly string[];
  readonly isFree: boolean;
  readonly marks: readonly TitleMark[];
}

/** How many characters of words the call takes. */
export const LONGEST_WORDS = 200;
const MOST_DATABASES = 50;
const ID = /^[A-Za-z0-9_.-]{1,64}$/;

export const NO_FILTERS: TitleFilters = {
  keyWord: '',
  letter: '',
  kind: undefined,
  eresource: [],
  isFree: false,
  marks: [],
};

/** Reads an address. What the call would not take is left out. */
export function readFilters(query: URLSearchParams): TitleFilters {
  const letter = query.get('letter')?.toUpperCase() ?? '';
  const ids = new Set(query.getAll('eresource').filter((id) => ID.test(id)));
  return {
    keyWord: (query.get('keyWord') ?? '').trim().slice(0, LONGEST_WORDS),
    letter: LETTERS.includes(letter) ? letter : '',
    kind: TITLE_KINDS.find((one) => one === query.get('kind')),
    eresource: [...ids].slice(0, MOST_DATABASES),
    isFree: /^(1|true)$/.test(query.get('isFree') ?? ''),
    marks: TITLE_MARKS.filter((mark) => query.getAll('marks').includes(mark)),
  };
}

/** The query of an address of the page, with what `from` says of the navigation. */
export function writeFilters(filters: Partial<TitleFilters>, from: URLSearchParams): URLSearchParams {
  const { keyWord, letter, kind, eresource = [], isFree, marks = [] } = filters;
  const query = new URLSearchParams();
  if (keyWord) query.set('keyWord', keyWord);
  if (letter) query.set('letter', letter);
  if (kind) query.set('kind', kind);
  for (const id of eresource) query.append('eresource', id);
  if (isFree) query.set('isFree', '1');
  for (const mark of marks) query.append('marks', mark);
  return keepShell(from, query);
}

/** Whether anything narrows the list. */
export function isNarrowed({ keyWord, letter, kind, eresource, isFree, marks }: TitleFilters): boolean {
  return (
    keyWord !== '' || letter !== '' || kind !== undefined || eresource.length + marks.length > 0 || isFree
  );
}

/** The filters with a database chosen, or not chosen any more. */
export function toggledDatabase(filters: TitleFilters, id: string): TitleFilters {
  const { eresource } = filters;
  return {
    ...filters,
    eresource: eresource.includes(id) ? eresource.filter((one) => one !== id) : [...eresource, id],
  };
}

/** The filters with a mark asked for, or not any more; in the order of the marks. */
export function toggledMark(filters: TitleFilters, mark: TitleMark): TitleFilters {
  const { marks } = filters;
  return { ...filters, marks: TITLE_MARKS.filter((one) => marks.includes(one) !== (one === mark)) };
}

/** What the call is told. */
export function inputOf({ kind, eresource, marks, ...rest }: TitleFilters) {
  return { ...rest, ...(kind && { kind }), eresource: [...eresource], marks: [...marks] };
}
