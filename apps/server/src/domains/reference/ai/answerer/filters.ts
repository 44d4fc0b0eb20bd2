import type { ChosenSearch } from '@lectern/contracts/reference/ai/answer-lines';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../../../collection/vocabulary/code-names/language-names.ts';
import type { About } from '../question.ts';
import type { AnswerTurn } from './turn.ts';

/** A filter as its chip shows it. `name`: the name of the facet. */
export interface ShownFilter {
  readonly name: string;
  readonly label: string;
}

const SORTS = {
  newest: { sortField: 'added', sortClause: 'desc' },
  oldest: { sortField: 'publishYear', sortClause: 'asc' },
  mostBorrowed: { sortField: 'loanCount', sortClause: 'desc' },
} as const;

/** Keys of a search by the filter whose chip takes them away. */
const KEYS = {
  docCode: ['docCode'],
  langCode: ['langCode'],
  publishYear: ['publishBegin', 'publishEnd'],
  onlyOnShelf: ['onlyOnShelf'],
  availability: ['availability'],
  libCode: ['libCode'],
} as const satisfies Readonly<Record<string, readonly (keyof ChosenSearch)[]>>;

/** What a question limits its search to: its own filters and order, over those of the search that it goes on from. */
export function limitsOf({ question, asked }: AnswerTurn, before: ChosenSearch = {}): ChosenSearch {
  const { keyWord: _keyWord, searchField: _searchField, matchMode: _matchMode, ...inherited } = before;
  const limits: ChosenSearch = { ...inherited, ...ownLimits(question.about) };
  const taken = new Set<string>(asked.without);
  const away = Object.entries(KEYS).flatMap(([name, keys]) => (taken.has(name) ? [...keys] : []));
  return Object.fromEntries(
    Object.entries(limits).filter(([key]) => !(away as readonly string[]).includes(key)),
  );
}

function ownLimits({ docCodes, langCodes, years, onShelf, online, libraryCode, order }: About): ChosenSearch {
  return {
    ...(docCodes && { docCode: [...docCodes] }),
    ...(langCodes && { langCode: [...langCodes] }),
    ...(years && { publishBegin: years.from, publishEnd: years.to }),
    ...(onShelf && { onlyOnShelf: true }),
    ...(online && { availability: ['online' as const] }),
    ...(libraryCode && { libCode: [libraryCode] }),
    ...(order && SORTS[order]),
  };
}

/** The filters of a search as chips show them, in the reader's language. */
export function shownFilters({ asked, words, libraries }: AnswerTurn, search: ChosenSearch): ShownFilter[] {
  const { docCode = [], langCode = [], libCode = [] } = search;
  const nameOf = (code: string) => libraries.find((library) => library.code === code)?.name ?? code;
  const labels = {
    docCode: docCode.map((code) => docTypeName(code, asked.language)).join(' / '),
    langCode: langCode.map((code) => languageName(code, asked.language)).join(' / '),
    publishYear: yearsLabel(search, words),
    onlyOnShelf: search.onlyOnShelf ? words.filters.onShelf : '',
    availability: search.availability?.includes('online') ? words.filters.online : '',
    libCode: libCode.map(nameOf).join(' / '),
  } satisfies Record<keyof typeof KEYS, string>;
  return Object.entries(labels).flatMap(([name, label]) => (label === '' ? [] : [{ name, label }]));
}

function yearsLabel(
  { publishBegin: from, publishEnd: to }: ChosenSearch,
  words: AnswerTurn['words'],
): string {
  if (from !== undefined && from === to) return String(from);
  if (from !== undefined && to !== undefined) return `${from}–${to}`;
  if (to !== undefined) return words.filters.to(to);
  return from === undefined || from <= 0 ? '' : words.filters.from(from);
}
