import type { About } from '../../question.ts';
import { foldedText } from './folded-text.ts';
import type { Grammar } from './grammar.ts';
import { NAME_SIGN } from './masked-titles.ts';
import { titleInCapitals } from './title-in-capitals.ts';

type Names = Pick<About, 'title' | 'author' | 'subject' | 'words'>;

/** Names end where these begin or end. */
const EDGES = /^[\s,.;:!?，。；：！？、的'’"-]+|[\s,.;:!?，。；：！？、的吗呢吧'’"-]+$/gu;

/**
 * What a question names: by the words that announce a title, an author or a subject, else what is left when the words around it are taken
 * away. `rest` is folded text as long as `text`, with filters and marked names covered.
 */
export function readNames(text: string, rest: string, grammar: Grammar): Names {
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
    return { author: given, ...leftWords(text, others, grammar) };
  }
  return leftWords(text, rest, grammar);
}

function leftWords(text: string, rest: string, grammar: Grammar): Names {
  const words = titleInCapitals(text, rest, grammar) ?? leftOver(text, rest, grammar);
  return words === '' || grammar.moods.test(foldedText(words)) ? {} : { words };
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
