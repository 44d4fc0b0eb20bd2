import type { Language } from '@lectern/contracts/kernel/languages';
import { GRAMMARS, type Written, writtenFor } from './choose-grammar.ts';
import { foldedText } from './folded-text.ts';
import type { Grammar } from './grammar.ts';
import { type Marked, markedNames, markPlace, NAME_SIGN, type NamedPlace } from './masked-titles.ts';
import { longTitle } from './title-in-capitals.ts';

/** A library of the tenant, as readers call it. */
export interface NamedLibrary {
  readonly code: string;
  readonly name: string;
}

/** A question as grammars and phrases look at it. All texts but `asked` are as long as the reader's. */
export interface ReadText {
  readonly written: Written;
  readonly grammar: Grammar;
  /** What is marked by signs, or known to the catalogue; its text has a sign in the place of each name. */
  readonly given: Marked;
  /** A long title that is known by its capitals alone. */
  readonly capitals: string | undefined;
  /** The text with signs for names, capitals too. */
  readonly text: string;
  readonly folded: string;
  /** Folded, without the name of a library. */
  readonly covered: string;
  /** Folded, each name as one sign: rules look for words near each other. */
  readonly asked: string;
  readonly library: NamedLibrary | undefined;
  /** Whether a title, a subject or a number is marked. */
  readonly isMarked: boolean;
}

const NAME_SIGNS = new RegExp(`${NAME_SIGN}+`, 'gu');

/** Finds the language of a question and the names in it that no words announce. */
export function readText(
  text: string,
  {
    language,
    libraries,
    named,
  }: {
    readonly language: Language;
    readonly libraries: readonly NamedLibrary[];
    readonly named?: NamedPlace | undefined;
  },
): ReadText {
  const given = named ? markPlace(text, named) : markedNames(text);
  const written = writtenFor(foldedText(given.text), language);
  const grammar = GRAMMARS[written];
  const isMarked = [given.title, given.subject, given.isbn].some((name) => name !== undefined);
  const capitals = isMarked ? undefined : longTitle(text, foldedText(text), grammar);
  const marked =
    capitals === undefined ? given.text : text.replace(capitals, (words) => NAME_SIGN.repeat(words.length));
  const folded = foldedText(marked);
  const library = libraries.find(({ name }) => name.length > 1 && folded.includes(foldedText(name)));
  const covered = library
    ? folded.replace(foldedText(library.name), (name) => ' '.repeat(name.length))
    : folded;
  const asked = folded.replace(NAME_SIGNS, NAME_SIGN);
  return { written, grammar, given, capitals, text: marked, folded, covered, asked, library, isMarked };
}
