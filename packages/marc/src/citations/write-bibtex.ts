import type { CitedBib } from './cited-bib.ts';
import { type CitedName, isEastAsian } from './person-name.ts';
import { kindOf, type Reference, referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/** BibTeX entries in UTF-8 (for biber, or BibTeX with a Unicode engine). Keys are unique within the text. */
export function writeBibtex(bibs: readonly CitedBib[]): string {
  const usedKeys = new Set<string>();
  return bibs.map((bib) => bibtexEntry(bib, usedKeys)).join('\n');
}

function bibtexEntry({ id, bib, url }: CitedBib, usedKeys: Set<string>): string {
  const reference = referenceOf(bib);
  const { host, series, thesis } = reference;
  const kind = kindOf(reference);
  const isThesis = kind === 'thesis';
  const publisher = thesis?.institution ?? reference.publisher;
  const number = host?.issue ?? series?.number;
  const fields: Readonly<Record<string, string | undefined>> = {
    author: names(reference.authors),
    editor: names(reference.editors),
    translator: names(reference.translators),
    // Doubled braces keep the capitals of the title as they are.
    title: `{${escapeTex(reference.title)}}`,
    [kind === 'chapter' ? 'booktitle' : 'journal']: host && escapeTex(host.title),
    bookauthor: host?.author && names([host.author]),
    volume: host?.volume && escapeTex(host.volume),
    pages: host && escapeTex([host.firstPage, host.lastPage].filter(Boolean).join('--')),
    series: series && escapeTex(series.title),
    number: number && escapeTex(number),
    // Without this BibTeX writes "PhD thesis", whatever the degree is.
    type: isThesis ? escapeTex(thesis?.degree ?? 'Thesis') : undefined,
    [isThesis ? 'school' : 'publisher']: publisher && escapeTex(publisher),
    address: reference.place && escapeTex(reference.place),
    edition: reference.edition && escapeTex(reference.edition),
    year: reference.year === undefined ? undefined : String(reference.year),
    pagetotal: reference.pages === undefined ? undefined : String(reference.pages),
    isbn: reference.isbns[0] && escapeTex(reference.isbns[0]),
    issn: reference.issn && escapeTex(reference.issn),
    doi: reference.doi && verbatim(reference.doi),
    language: reference.languages[0],
    keywords: reference.subjects.map(escapeTex).join(', ') || undefined,
    abstract: reference.abstract && escapeTex(reference.abstract),
    url: verbatim(url),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`  ${name} = {${value}},\n`] : [],
  );
  return `@${REFERENCE_TYPES[kind].bibtex}{${freeKey(reference, id, usedKeys)},\n${lines.join('')}}\n`;
}

function names(of: readonly CitedName[]): string | undefined {
  return of.map(bibtexName).join(' and ') || undefined;
}

/** A name as "von Last, Jr, First". */
function bibtexName(name: CitedName): string {
  // Braces stop BibTeX from splitting whole names, names without a space in them, and names that contain the word "and".
  if ('whole' in name) return `{${escapeTex(name.whole)}}`;
  if (isEastAsian(name)) return `{${escapeTex(name.family + name.given)}}`;
  const last = [name.prefix, name.particle, name.family].filter(Boolean).join(' ');
  const parts = [last, name.suffix, name.given].flatMap((part) => (part ? [escapeTex(part)] : []));
  return /\band\b/i.test(parts.join(' ')) ? `{${parts.join(', ')}}` : parts.join(', ');
}

/** Commands with balanced braces for special characters: BibTeX counts braces also after a backslash. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '{\\textbackslash}',
  '{': '{\\textbraceleft}',
  '}': '{\\textbraceright}',
  '~': '{\\textasciitilde}',
  '^': '{\\textasciicircum}',
};

function escapeTex(text: string): string {
  return text.replace(/[\\{}~^%#$&_]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
}

/** The value of a field that BibTeX styles take as it is (doi, url). Only braces and backslashes are encoded, which would end the field. */
function verbatim(address: string): string {
  return address.replace(/[{}\\]/g, encodeURIComponent);
}

/** A key like "melville1851moby" that is not in `taken`; made from the record's id if there are no Latin letters. */
function freeKey({ authors, editors, title, year }: Reference, id: string, usedKeys: Set<string>): string {
  const [name] = [...authors, ...editors];
  const family = name && ('whole' in name ? name.whole : name.family);
  const parts = [family && latin(family), year, latin(title)].filter(Boolean);
  const key = /[a-z]/.test(parts.join('')) ? parts.join('') : `bib${id.replace(/[^\w-]/g, '')}`;
  let free = key;
  for (let more = 2; usedKeys.has(free); more += 1) free = `${key}-${more}`;
  usedKeys.add(free);
  return free;
}

/** The first word in Latin letters without accents. */
function latin(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/)?.[0] ?? '';
}
