import type { AST } from '@eslint-community/regexpp';
import type { Alphabet } from './alphabet.ts';

const MOST_WORDS = 12;

/**
 * Some words that a sequence of parts matches: with characters that many of the pattern's parts match, and with those that few do; optional
 * parts once with and once without. Assertions and references count as empty.
 */
export function wordsOf(elements: readonly AST.Element[], alphabet: Alphabet): readonly string[] {
  const words = [true, false].flatMap((common) =>
    [true, false].flatMap((whole) => sequence(elements, { alphabet, common, whole })),
  );
  return [...new Set(words)].slice(0, MOST_WORDS);
}

interface Manner {
  readonly alphabet: Alphabet;
  /** Takes the character that most parts match; else the one that fewest do. */
  readonly common: boolean;
  /** Takes what is optional. */
  readonly whole: boolean;
}

function sequence(elements: readonly AST.Element[], manner: Manner): readonly string[] {
  return elements.reduce<readonly string[]>(
    (words, element) => {
      const next = wordsOfPart(element, manner);
      // Each alternative once, not each with each.
      return next.length > 1 && words.length > 1
        ? next.map((word, at) => (words[at % words.length] ?? '') + word)
        : words.flatMap((word) => next.map((more) => word + more));
    },
    [''],
  );
}

function wordsOfPart(node: AST.Element, manner: Manner): readonly string[] {
  switch (node.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const characters = manner.alphabet.matchedBy(node);
      return [(manner.common ? characters[0] : characters.at(-1)) ?? ''];
    }
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap(({ elements }) => sequence(elements, manner)).slice(0, MOST_WORDS);
    case 'Quantifier': {
      const times = manner.whole ? Math.max(1, node.min) : node.min;
      return wordsOfPart(node.element, manner).map((word) => word.repeat(Math.min(times, MOST_WORDS)));
    }
    case 'Assertion':
    case 'Backreference':
      return [''];
  }
}
