import type { About } from '../../question.ts';
import { foldedText } from './folded-text.ts';
import type { Grammar } from './grammar.ts';
import { NAME_SIGN } from './masked-titles.ts';
import { namesNothing, namingWords } from './naming-words.ts';
import { HAN } from './phrases/features.ts';
import { titleInCapitals } from './title-in-capitals.ts';

/** How the words of a question are looked at. */
export interface Looking {
  readonly grammar: Grammar;
  /** Whether a word in folded text is one of questions, and of no name. */
  readonly isOfQuestions: (word: string) => boolean;
  /** It goes on from the question before: words that nothing announces may name nothing. */
  readonly isFollowing: boolean;
}

type Names = Pick<About, 'title' | 'author' | 'subject' | 'words'>;

/** Names end where these begin or end. */
const EDGES =
  /^[\s,.;:!?，。；：！？、的'’"-]+|(?<![\s,.;:!?，。；：！？、的吗呢吧'’"-])[\s,.;:!?，。；：！？、的吗呢吧'’"-]+$/gu;

/**
 * What a question names: by the words that announce a title, an author or a subject, else what is left when the words around it are taken
 * away. `rest` is folded text as long as `text`, with filters and marked names covered.
 */
export function readNames(text: string, rest: string, looking: Looking): Names {
  const { grammar } = looking;
  for (const { kind, when } of grammar.names) {
    const found = when.exec(rest);
    const name = found?.groups?.name;
    if (!found || name === undefined) continue;
    const at = found.index + found[0].indexOf(name);
    const given = cut(text, rest, at, at + name.length, grammar);
    if (given.length === 0) continue;
    if (kind !== 'author') return { [kind]: given };
    const covered = ' '.repeat(found[0].length);
    const others = rest.slice(0, found.index) + covered + rest.slice(found.index + covered.length);
    return { author: given, ...leftWords(text, others, looking) };
  }
  return leftWords(text, rest, looking);
}

/** Whether words of a question announce a name that has other words than questions have. */
export function announcesName(
  rest: string,
  { names }: Grammar,
  isOfQuestions: Looking['isOfQuestions'],
  kinds: readonly Grammar['names'][number]['kind'][] = ['title', 'author', 'subject', 'words'],
): boolean {
  return names.some(({ kind, when }) => {
    const name = kinds.includes(kind) ? when.exec(rest)?.groups?.name : undefined;
    return name !== undefined && !namesNothing(name, isOfQuestions);
  });
}

function leftWords(text: string, rest: string, { grammar, isOfQuestions, isFollowing }: Looking): Names {
  const left = leftOver(text, rest, grammar);
  if (isFollowing && namesNothing(left, isOfQuestions)) return {};
  const capitals = titleInCapitals(text, rest, grammar);
  const naming = HAN.test(left) ? undefined : namingWords(text, rest, isOfQuestions);
  const words = naming && takes(naming, left, capitals) ? naming : (capitals ?? left);
  return words === '' || grammar.moods.test(foldedText(words)) ? {} : { words };
}

/** So many words are sought as they are. */
const SHORT = 3;

/** Whether the stretch of a name takes the place of what is left: it has all of the capitals, and all of a few words. */
function takes(naming: string, left: string, capitals: string | undefined): boolean {
  const words = left.split(' ');
  const hasAll = words.length > SHORT || words.every((word) => naming.includes(word));
  return hasAll && (!capitals || naming.includes(capitals));
}

/** A piece of the text without the covered parts and without words that name nothing, at its ends. */
function cut(text: string, rest: string, from: number, to: number, grammar: Grammar): string {
  const piece = Array.from({ length: to - from }, (_, at) =>
    rest[from + at] === ' ' ? ' ' : (text[from + at] ?? ''),
  ).join('');
  const trimmed = piece.replace(EDGES, '').replace(/\s+/g, ' ');
  const folded = rest.slice(from, to).replace(grammar.fillers, ' ').replaceAll(NAME_SIGN, ' ').trim();
  return folded === '' ? '' : trimmed;
}

/** What is left of the text when fillers are taken away, one after another where they stand. */
export function leftOver(text: string, rest: string, { fillers }: Grammar): string {
  let left = '';
  let at = 0;
  const keep = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      const sign = rest[place] ?? ' ';
      left += sign === ' ' || sign === NAME_SIGN ? ' ' : (text[place] ?? '');
    }
  };
  for (const found of rest.matchAll(fillers)) {
    keep(at, found.index);
    left += ' ';
    at = found.index + found[0].length;
  }
  keep(at, rest.length);
  return left
    .replace(EDGES, '')
    .replace(/[?!？！。，]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
