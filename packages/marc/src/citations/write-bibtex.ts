import type { CitedBib } from './cited-bib.ts';
import { type CitedName, invertedName } from './person-name.ts';
import { type Reference, referenceOf } from './reference.ts';
import { REFERENCE_TYPES } from './reference-types.ts';

/** BibTeX entries in UTF-8 (for biber, or BibTeX with a Unicode engine). Keys are unique within the text. */
export function writeBibtex(bibs: readonly CitedBib[]): string {
  const usedKeys = new Set<string>();
  return bibs.map((bib) => bibtexEntry(bib, usedKeys)).join('\n');
}

function bibtexEntry({ id, bib, url }: CitedBib, usedKeys: Set<string>): string {
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
    // Without this BibTeX writes "PhD thesis", but records do not name the degree.
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
  return `@${type}{${freeKey(reference, id, usedKeys)},\n${lines.join('')}}\n`;
}

function names(of: readonly CitedName[]): string | undefined {
  // Braces stop BibTeX from splitting whole names and names that contain the word "and".
  return (
    of
      .map((name) => {
        const text = escapeTex(invertedName(name));
        return 'whole' in name || /\band\b/i.test(text) ? `{${text}}` : text;
      })
      .join(' and ') || undefined
  );
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

/** A key like "melville1851moby" that is not in `taken`; made from the record's id if there are no Latin letters. */
function freeKey({ authors, editors, title, year }: Reference, id: string, usedKeys: Set<string>): string {
  const [name] = [...authors, ...editors];
  const parts = [name && latin(invertedName(name)), year, latin(title)].filter(Boolean);
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
