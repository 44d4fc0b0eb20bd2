import type { TitleFault } from '@lectern/contracts/resources/titles/title-list';
import type { Bib, BibLink } from '@lectern/marc/bib';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import { type DataField, isControlField, type MarcRecord } from '@lectern/marc/marc-record';
import { type Coverage, NO_COVERAGE } from '@lectern/rules/coverage/coverage';
import { normaliseIsbn } from '@lectern/rules/isbn';
import { normaliseIssn } from '@lectern/rules/issn';
import { LONGEST_VALUES } from '../kbart/limits.ts';
import type { TitleKind, TitleRow } from '../kbart/title-row.ts';
import { cleanNumber, cleanValue } from '../kbart/values/clean-value.ts';
import type { IsWebAddress } from '../kbart/values/read-row.ts';
import { shown } from '../kbart/values/row-values.ts';
import { coverageOfWords } from './coverage-of-words.ts';

/** Field of the same work in another form: of the printed edition, in a record of what is online. */
const OTHER_FORM = { marc21: '776', unimarc: '452' } as const;
const SERIAL_LEVELS = new Set(['s', 'i', 'b']);
const PRINTED =
  /\b(?:print(?:ed)?|pbk|hbk|hardback|hardcover|paperback|papier|broch|imprim\w{0,5})\b|纸|平装|精装/i;
const YEAR = /\d{4}/;

export interface RowsOfRecord {
  readonly rows: readonly TitleRow[];
  readonly faults: readonly TitleFault[];
}

/**
 * What a record of a vendor says of a title: a row for each address of the title itself (856, not what is only about it), or one without an
 * address. Its coverage is what 856 $3, the text of the link or $z say for certain; else these words are the note. The years of 362 are
 * those of publication and say nothing of what is online. `line` is the number of the record in its file.
 */
export function titleRowsOf(record: MarcRecord, line: number, isWebAddress: IsWebAddress): RowsOfRecord {
  const bib = mapRecord(record);
  const title = cleanValue(bib.title);
  const faults: TitleFault[] = [];
  const tell = (code: TitleFault['code'], column: string, value: string): '' => {
    faults.push({ line, column, code, value: shown(value) });
    return '';
  };
  const titleColumn = bib.flavour === 'marc21' ? '245' : '200';
  if (title.length > LONGEST_VALUES.title) tell('TOO_LONG', titleColumn, title);
  if (title === '' || title.length > LONGEST_VALUES.title) {
    tell('NO_TITLE', titleColumn, bib.controlNumber ?? '');
    return { rows: [], faults };
  }
  const cut = (value: string | undefined, longest: number, column: string) => {
    const clean = cleanValue(value ?? '');
    return clean.length > longest ? tell('TOO_LONG', column, clean) : clean;
  };
  const kind: TitleKind = SERIAL_LEVELS.has(record.leader[7] ?? '') ? 'serial' : 'monograph';
  const author = bib.creators.find(({ primary }) => primary) ?? bib.creators[0];
  const said = {
    line,
    title,
    kind,
    ...numbersOf(record, bib, tell),
    titleId: cut(bib.controlNumber, LONGEST_VALUES.id, '001'),
    firstAuthor:
      kind === 'monograph' ? cut(author?.vernacular ?? author?.name, LONGEST_VALUES.person, '100') : '',
    firstEditor: '',
    publisher: cut(bib.imprints[0]?.publishers[0], LONGEST_VALUES.publisher, '264'),
    access: isUnrestricted(record, bib) ? ('free' as const) : ('' as const),
    publishedOn: kind === 'monograph' && bib.year !== undefined ? String(bib.year).padStart(4, '0') : '',
    edition: kind === 'monograph' ? cut(bib.edition, LONGEST_VALUES.edition, '250') : '',
    volume: '',
    parentId: '',
    precedingId: cut(bareNumber(fieldsOf(record, '780')[0], 'w'), LONGEST_VALUES.id, '780'),
  };
  const links = bib.links.filter(({ url, kind: leads }) => {
    if (leads === 'related') return false;
    if (url.length <= LONGEST_VALUES.address && isWebAddress(url)) return true;
    tell('ADDRESS', '856', url);
    return false;
  });
  if (links.length === 0)
    return { rows: [{ ...said, depth: '', address: '', coverage: NO_COVERAGE, notes: '' }], faults };
  const rows = links.map((link) => {
    const { coverage, notes, unread } = wordsOf(link);
    if (unread !== '') tell('COVERAGE', '856', unread);
    const isText = link.kind !== 'other';
    const depth = !isText ? ('' as const) : kind === 'serial' ? ('fulltext' as const) : ('ebook' as const);
    return { ...said, depth, address: link.url, coverage, notes: cut(notes, LONGEST_VALUES.notes, '856') };
  });
  return { rows, faults };
}

/** What a link says of its coverage, and the words that are left as a note; `unread` has years that are not certain. */
function wordsOf({ label = '', note = '' }: BibLink): {
  readonly coverage: Coverage;
  readonly notes: string;
  readonly unread: string;
} {
  const words = [label, note].map(cleanValue).filter(Boolean);
  for (const one of words) {
    // A label has the materials in front of the text of the link.
    for (const part of [one, ...one.split(': ')]) {
      const coverage = coverageOfWords(part);
      if (coverage) return { coverage, notes: words.filter((other) => other !== one).join('; '), unread: '' };
    }
  }
  const unread = words.find((one) => YEAR.test(one)) ?? '';
  return { coverage: NO_COVERAGE, notes: words.join('; '), unread };
}

/** The numbers of what is online, and those of the printed edition beside it. */
function numbersOf(
  record: MarcRecord,
  bib: Bib,
  tell: (code: TitleFault['code'], column: string, value: string) => '',
): Pick<TitleRow, 'printIssn' | 'onlineIssn' | 'printIsbn' | 'onlineIsbn'> {
  const [issnField, isbnField] = bib.flavour === 'marc21' ? ['022', '020'] : ['011', '010'];
  const issns = bib.issns.flatMap((text) => normaliseIssn(text) ?? (tell('ISSN', issnField, text) || []));
  const valid = bib.isbns.filter((isbn) => isbn.valid || tell('ISBN', isbnField, isbn.value) !== '');
  const printed = valid.filter(({ qualifier = '' }) => PRINTED.test(qualifier));
  const online = valid.filter((isbn) => !printed.includes(isbn));
  const others = fieldsOf(record, OTHER_FORM[bib.flavour]);
  const other = <T>(codes: string, read: (text: string) => T | undefined) =>
    others
      .flatMap(({ subfields }) => subfields.filter(({ code }) => codes.includes(code)))
      .map(({ value }) => read(cleanNumber(value)))
      .find((number) => number !== undefined);
  const [issnCode, isbnCode] = bib.flavour === 'marc21' ? ['x', 'z'] : ['x', 'y'];
  return {
    onlineIssn: issns[0] ?? '',
    printIssn: other(issnCode, normaliseIssn) ?? issns[1] ?? '',
    onlineIsbn: online[0]?.value ?? '',
    printIsbn: printed[0]?.value ?? other(isbnCode, normaliseIsbn) ?? '',
  };
}

/** 506 with first indicator 0: no restrictions (MARC 21). */
function isUnrestricted(record: MarcRecord, { flavour }: Bib): boolean {
  return flavour === 'marc21' && fieldsOf(record, '506').some(({ ind1 }) => ind1 === '0');
}

/** A control number without the code of its agency: `(OCoLC)123` is 123. */
function bareNumber(field: DataField | undefined, code: string): string {
  const text = field?.subfields.find((subfield) => subfield.code === code)?.value ?? '';
  return text.startsWith('(') ? text.slice(text.indexOf(')') + 1) : text;
}

function fieldsOf(record: MarcRecord, tag: string): DataField[] {
  return record.fields.flatMap((field) => (field.tag === tag && !isControlField(field) ? [field] : []));
}
