import { LANGUAGES, type Language, type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { TERM_KINDS, type TermKind } from '@lectern/contracts/resources/databases/term';
import type { TableRow } from '@lectern/rules/csv';
import { type GivenEresource, type TermMention, yesOrNo } from './given-eresource.ts';
import type { StoredEresource } from './stored-eresources.ts';

const TEXTS = { name: 'names', introduction: 'introduction', guide: 'guide', coverage: 'coverage' } as const;
const TEXT_COLUMNS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const FLAGS = {
  opens_window: 'opensWindow',
  sign_in_first: 'signInFirst',
  takes_comments: 'takesComments',
  takes_feedback: 'takesFeedback',
  is_open: 'isOpen',
  is_featured: 'isFeatured',
} as const;
const PLAIN = {
  status: 'status',
  shown_from: 'shownFrom',
  shown_to: 'shownTo',
  added_on: 'addedOn',
} as const;
const LINES = { other_names: 'otherNames', sources: 'sources' } as const;
const PARTS = { entrances: 'entrances', outages: 'outages', questions: 'questions' } as const;
const LINKS = { link_article: 'article', link_issue: 'issue', link_title: 'title' } as const;
/** The column of each list of words. */
const TERM_COLUMNS: Readonly<Record<TermKind, string>> = {
  subject: 'subjects',
  docType: 'types',
  vendor: 'vendors',
  college: 'colleges',
  label: 'labels',
};

/** The columns of the table, in the order in which it is written (docs/eresources.md). */
export const ERESOURCE_TABLE_COLUMNS: readonly string[] = [
  'code',
  ...TEXT_COLUMNS.flatMap((column) => LANGUAGES.map((language) => `${column}_${language}`)),
  ...Object.keys({ ...LINES, ...PLAIN }),
  ...TERM_KINDS.map((kind) => TERM_COLUMNS[kind]),
  ...Object.keys({ ...FLAGS, ...LINKS, ...PARTS }),
];

/** Columns that a table written by hand may have besides: a text in the language of the caller, and one address. */
export const HAND_COLUMNS: readonly string[] = [...TEXT_COLUMNS, 'address', 'proxied'];

/** A database as a line of the table. */
export function eresourceRow(
  one: StoredEresource,
  termNames: ReadonlyMap<string, Names>,
  language: Language,
): TableRow {
  const cells: Record<string, string> = { code: one.code };
  for (const column of TEXT_COLUMNS)
    for (const each of LANGUAGES) cells[`${column}_${each}`] = one.facts[TEXTS[column]][each] ?? '';
  for (const [column, field] of Object.entries(LINES)) cells[column] = one.facts[field].join('\n');
  for (const [column, field] of Object.entries(PLAIN)) cells[column] = one.facts[field];
  for (const kind of TERM_KINDS)
    cells[TERM_COLUMNS[kind]] = one.terms[kind]
      .map(
        (code) =>
          `${code}=${nameIn(termNames.get(`${kind}/${code}`) ?? {}, language).replace(/[;\n]/g, ',')}`,
      )
      .join('\n');
  for (const [column, field] of Object.entries(FLAGS)) {
    const value = one.facts[field];
    cells[column] = value === undefined ? '' : value ? 'yes' : 'no';
  }
  for (const [column, field] of Object.entries(LINKS)) cells[column] = one.facts.links[field];
  for (const [column, field] of Object.entries(PARTS)) cells[column] = JSON.stringify(one.facts[field]);
  return ERESOURCE_TABLE_COLUMNS.map((column) => cells[column] ?? '');
}

/** What a line of the table says. Columns that the table does not have say nothing; an empty cell of one that it has says "nothing". */
export function givenOfRow(
  line: number,
  cell: (column: string) => string | undefined,
  language: Language,
): GivenEresource {
  const texts: Record<string, Record<string, string>> = {};
  for (const column of TEXT_COLUMNS) {
    const own = cell(column);
    const said = LANGUAGES.flatMap((each) => {
      const text = cell(`${column}_${each}`);
      return text === undefined ? [] : [[each, text] as const];
    });
    if (own || said.length > 0)
      texts[TEXTS[column]] = { ...Object.fromEntries(said), ...(own && { [language]: own }) };
  }
  const facts: Record<string, unknown> = {};
  for (const [column, field] of Object.entries(LINES))
    set(
      facts,
      field,
      cell(column)
        ?.split('\n')
        .map((one) => one.trim())
        .filter(Boolean),
    );
  for (const [column, field] of Object.entries(PLAIN)) set(facts, field, cell(column) || undefined);
  for (const field of ['shownFrom', 'shownTo'] as const) {
    const column = field === 'shownFrom' ? 'shown_from' : 'shown_to';
    set(facts, field, cell(column));
  }
  for (const [column, field] of Object.entries(FLAGS)) {
    const text = cell(column);
    // What is no answer is left for the check to refuse.
    if (text) facts[field] = yesOrNo(text) ?? text;
    else if (text === '' && field === 'opensWindow') facts[field] = undefined;
  }
  for (const [column, field] of Object.entries(LINKS)) {
    const text = cell(column);
    if (text !== undefined) facts.links = { ...(facts.links as object | undefined), [field]: text };
  }
  for (const [column, field] of Object.entries(PARTS)) {
    const text = cell(column);
    if (text) facts[field] = parsed(text);
  }
  const terms: Partial<Record<TermKind, TermMention[]>> = {};
  for (const kind of TERM_KINDS) {
    const text = cell(TERM_COLUMNS[kind]);
    if (text !== undefined) terms[kind] = mentionsOf(text);
  }
  const address = cell('address');
  const isProxied = yesOrNo(cell('proxied'));
  return {
    line,
    code: cell('code') ?? '',
    foreignId: '',
    texts,
    terms,
    facts,
    ...(address && facts.entrances === undefined && { address }),
    ...(isProxied !== undefined && { isProxied }),
  };
}

/** Words of a cell, each in a line or behind a semicolon: `history=History`, a code, or a name. */
export function mentionsOf(text: string): TermMention[] {
  return text
    .split(/[\n;；]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const equals = one.indexOf('=');
      return equals < 0
        ? { code: '', name: one }
        : { code: one.slice(0, equals).trim(), name: one.slice(equals + 1).trim() };
    });
}

function set(facts: Record<string, unknown>, field: string, value: unknown): void {
  if (value !== undefined) facts[field] = value;
}

/** The value of a cell in JSON; the text itself where it is none, which the check refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
