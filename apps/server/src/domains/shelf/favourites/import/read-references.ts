import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOST_IMPORTED_WORKS } from '@lectern/contracts/shelf/favourites/import-favourites';
import { type ImportedWork, importedWork } from './imported-work.ts';

/** What is read of a reference in CSL-JSON, the form into which the library turns all formats. */
interface Reference {
  readonly title?: unknown;
  readonly author?: unknown;
  readonly ISBN?: unknown;
  readonly note?: unknown;
  readonly keyword?: unknown;
}

const TYPES = { ris: '@ris/file', bibtex: '@biblatex/text' } as const;

const BEGINNINGS = { ris: /^(?=TY {2}- )/m, bibtex: /^(?=[ \t]*@\w+\s*\{)/m } as const;
/** Abbreviations that BibTeX references use. */
const DEFINITION = /^\s*@(?:string|preamble)\b/i;
/**
 * Characters of one reference, and of those that are read before other work has its turn: the library needs quadratic time for long names.
 */
const LONGEST_REFERENCE = 20_000;

/**
 * The references of a RIS or BibTeX file; undefined if it is none, has more of them than a reader may import, or has a longer one. They are
 * counted and measured before any is read.
 */
export async function readReferences(
  text: string,
  format: keyof typeof TYPES,
): Promise<readonly ImportedWork[] | undefined> {
  const parts = partsOf(text, format);
  if (!parts) return undefined;
  const { plugins } = await import('@citation-js/core');
  await Promise.all([import('@citation-js/plugin-ris'), import('@citation-js/plugin-bibtex')]);
  try {
    const works: ImportedWork[] = [];
    for (const part of parts) {
      // The type is said, so that nothing of the file is taken for an address and asked for.
      const read: unknown = plugins.input.chain(part, { forceType: TYPES[format], generateGraph: false });
      if (!Array.isArray(read)) return undefined;
      works.push(...read.map((one) => workOf(one as Reference)));
      await nextTurn();
    }
    return works;
  } catch {
    return undefined;
  }
}

/** Texts of some references each, with the definitions that they use; undefined if the file is too much. */
function partsOf(text: string, format: keyof typeof TYPES): readonly string[] | undefined {
  const pieces = text.split(BEGINNINGS[format], 2 * MOST_IMPORTED_WORKS);
  const references = pieces.filter((piece) => !DEFINITION.test(piece));
  const definitions = pieces.filter((piece) => DEFINITION.test(piece)).join('');
  const isTooLong = [definitions, ...references].some(({ length }) => length > LONGEST_REFERENCE);
  // What stands before the first reference is a piece too.
  if (isTooLong || references.length > MOST_IMPORTED_WORKS + 1) return undefined;
  const parts: string[] = [];
  let part = '';
  for (const reference of references) {
    if (part.length + reference.length > LONGEST_REFERENCE) {
      parts.push(definitions + part);
      part = '';
    }
    part += reference;
  }
  return [...parts, definitions + part];
}

function workOf({ title, author, ISBN, note, keyword }: Reference): ImportedWork {
  return importedWork({
    title: textOf(title),
    author: Array.isArray(author) ? author.map(nameOf).filter(Boolean).join('; ') : '',
    isbn: textOf(ISBN),
    note: textOf(note),
    tags: textOf(keyword).split(/[,;，；]/),
  });
}

function nameOf(name: unknown): string {
  if (typeof name !== 'object' || name === null) return '';
  const { family, given, literal } = name as Readonly<Record<string, unknown>>;
  return [textOf(family) || textOf(literal), textOf(given)].filter(Boolean).join(', ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
