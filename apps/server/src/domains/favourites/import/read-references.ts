import type { ImportedWork } from './imported-work.ts';
import { importedWork } from './imported-work.ts';

/** What is read of a reference in CSL-JSON, the form into which the library turns all formats. */
interface Reference {
  readonly title?: unknown;
  readonly author?: unknown;
  readonly ISBN?: unknown;
  readonly note?: unknown;
  readonly keyword?: unknown;
}

const TYPES = { ris: '@ris/file', bibtex: '@biblatex/text' } as const;

/** The references of a RIS or BibTeX file; undefined if it is none. */
export async function readReferences(
  text: string,
  format: keyof typeof TYPES,
): Promise<readonly ImportedWork[] | undefined> {
  const { plugins } = await import('@citation-js/core');
  await Promise.all([import('@citation-js/plugin-ris'), import('@citation-js/plugin-bibtex')]);
  try {
    // The type is said, so that nothing of the file is taken for an address and asked for.
    const read: unknown = plugins.input.chain(text, { forceType: TYPES[format], generateGraph: false });
    return Array.isArray(read) ? read.map((one) => workOf(one as Reference)) : undefined;
  } catch {
    return undefined;
  }
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
