import type { CitedBib } from './cited-bib.ts';
import { type CitedName, invertedName } from './person-name.ts';
import { type Reference, referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/** References as BibTeX entries in UTF-8 (for biber, or BibTeX with a Unicode engine); keys are unique within the text. */
export function writeBibtex(bibs: readonly CitedBib[]): string {
  const taken = new Set<string>();
  return bibs.map((bib) => bibtexEntry(bib, taken)).join('\n');
}

function bibtexEntry({ id, bib, url }: CitedBib, taken: Set<string>): string {
  const reference = referenceOf(bib);
  const { host, series } = reference;
  const type = REFERENCE_TYPES[bib.docType].bibtex;
  const isThesis = bib.docType === 'thesis';
  const fields: Readonly<Record<string, string | undefined>> = {
    author: names(reference.authors),
    editor: names(reference.editors),
    translator: names(reference.translators),
    // Doubled braces keep the capitals of the title as they are.
    title: `{${escapeTex(reference.title)}}`,
    journal: host && escapeTex(host.title),
    volume: host?.part && escapeTex(host.part),
    series: series && escapeTex(series.title),
    number: series?.number && escapeTex(series.number),
    // BibTeX would write "PhD thesis", which records do not say.
    type: isThesis ? 'Thesis' : undefined,
    [isThesis ? 'school' : 'publisher']: reference.publisher && escapeTex(reference.publisher),
    address: reference.place && escapeTex(reference.place),
    edition: reference.edition && escapeTex(reference.edition),
    year: reference.year === undefined ? undefined : String(reference.year),
    pagetotal: reference.pages === undefined ? undefined : String(reference.pages),
    isbn: reference.isbns[0] && escapeTex(reference.isbns[0]),
    issn: reference.issn && escapeTex(reference.issn),
    doi: reference.doi && escapeTex(reference.doi),
    language: reference.languages[0],
    keywords: reference.subjects.map(escapeTex).join(', ') || undefined,
    abstract: reference.abstract && escapeTex(reference.abstract),
    url: escapeTex(url),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`  ${name} = {${value}},\n`] : [],
  );
  return `@${type}{${freeKey(reference, id, taken)},\n${lines.join('')}}\n`;
}

function names(of: readonly CitedName[]): string | undefined {
  // Braces keep a whole name, and one that holds the word "and", from being taken apart.
  return (
    of
      .map((name) => {
        const text = escapeTex(invertedName(name));
        return 'whole' in name || /\band\b/i.test(text) ? `{${text}}` : text;
      })
      .join(' and ') || undefined
  );
}

/** BibTeX counts braces even behind a backslash: signs become commands that are balanced by themselves. */
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

/** "melville1851moby"; the record's id where nothing of it is in Latin letters. */
function freeKey({ authors, editors, title, year }: Reference, id: string, taken: Set<string>): string {
  const [name] = [...authors, ...editors];
  const parts = [name && latin(invertedName(name)), year, latin(title)].filter(Boolean);
  const key = /[a-z]/.test(parts.join('')) ? parts.join('') : `bib${id.replace(/[^\w-]/g, '')}`;
  let free = key;
  for (let more = 2; taken.has(free); more += 1) free = `${key}-${more}`;
  taken.add(free);
  return free;
}

/** The first word in plain Latin letters. */
function latin(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return plain.match(/[a-z0-9]+/)?.[0] ?? '';
}
