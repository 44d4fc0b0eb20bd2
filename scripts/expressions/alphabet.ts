import type { AST } from '@eslint-community/regexpp';
import { nodesOf } from './pattern-nodes.ts';

/** Characters that stand for all that a pattern tells apart. */
export interface Alphabet {
  /** One character for each way in which the parts of the pattern can match it or not; some part matches each. */
  readonly atoms: readonly string[];
  /** A few characters; each part of one character refuses at least one of them, if it refuses any that is tried. */
  readonly refused: readonly string[];
  /** The atoms that a part of one character matches; first those that other parts match too. */
  readonly matchedBy: (part: AST.Node) => readonly string[];
}

/** Signs, letters, digits and spaces of all kinds, in the scripts that the expressions know. */
const CHARACTERS = [
  ...'aAzZeEsSfFxX019 _-.,:;/\\<>()[]{}@#&\'"=+*!?|~^$%`\t\n\r',
  ...'\u0001\u00a0\u2028\u3000\u200b\u0301éßœªªª²①٣中一〇年第あア한аñαא',
  ...'．，。；：！？、（）［］【】「」『』《》〈〉“”‘’«»‹›·•—–…＠／=＝Ⅳ😀',
];
/** What assertions tell apart: the ends of lines and of words. */
const ASSERTED = ['^[\\n\\r\\u2028\\u2029]$', '^\\w$'];
const MOST_ATOMS = 24;
const MOST_REFUSED = 3;

/** @param flags of the expression; only those that change what a part matches are used */
export function alphabetOf(pattern: AST.Pattern, flags: string): Alphabet {
  const leaves = nodesOf(pattern).filter(isLeaf);
  const raws = [...new Set(leaves.map(({ raw }) => raw))];
  const ownFlags = flags.replace(/[^iusv]/g, '');
  const tests = [...raws.map((raw) => `^(?:${raw})$`), ...ASSERTED].map((test) => testOf(test, ownFlags));
  const isOne = /[uv]/.test(flags) ? () => true : (character: string) => character.length === 1;
  const groups = new Map<string, string>();
  for (const character of [...new Set([...leaves.flatMap(charactersOf), ...CHARACTERS])].filter(isOne)) {
    const signature = tests.map((test) => (test(character) ? '1' : '0')).join('');
    if (!groups.has(signature)) groups.set(signature, character);
  }
  const none = '0'.repeat(tests.length);
  const byMatches = [...groups]
    .map(([signature, character]) => ({ signature, character, matches: matchesIn(signature) }))
    .sort((a, b) => b.matches - a.matches);
  const known = byMatches.filter(({ signature }) => signature !== none).slice(0, MOST_ATOMS);
  const matchedBy = new Map(
    raws.map((raw, at) => [
      raw,
      known.flatMap(({ signature, character }) => (signature[at] === '1' ? [character] : [])),
    ]),
  );
  return {
    atoms: known.map(({ character }) => character),
    refused: refusedBy(raws.length, byMatches.toReversed()),
    matchedBy: ({ raw }) => matchedBy.get(raw) ?? [],
  };
}

const tests = new Map<string, (character: string) => boolean>();

/** Whether a character matches. The same parts stand in many expressions, so that what was found is kept. */
function testOf(source: string, flags: string): (character: string) => boolean {
  const key = `/${source}/${flags}`;
  const known = tests.get(key);
  if (known) return known;
  const expression = new RegExp(source, flags);
  const found = new Map<string, boolean>();
  const test = (character: string) => {
    const isMatch = found.get(character) ?? expression.test(character);
    found.set(character, isMatch);
    return isMatch;
  };
  tests.set(key, test);
  return test;
}

/** Takes the character that most parts refuse, then the one that most of the others refuse, and so on. */
function refusedBy(
  parts: number,
  fewest: readonly { readonly signature: string; readonly character: string }[],
): readonly string[] {
  const chosen: string[] = [];
  let open = Array.from({ length: parts }, (_, at) => at);
  for (const { signature, character } of fewest) {
    const still = open.filter((at) => signature[at] === '1');
    if (still.length === open.length) continue;
    chosen.push(character);
    open = still;
  }
  return chosen.slice(0, MOST_REFUSED);
}

/** A part that matches one character. */
function isLeaf(node: AST.Node): boolean {
  return ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(node.type);
}

/** The characters that a leaf names. */
function charactersOf(leaf: AST.Node): readonly string[] {
  switch (leaf.type) {
    case 'Character':
      return [String.fromCodePoint(leaf.value)];
    case 'CharacterClassRange':
      return [leaf.min, leaf.max].flatMap(charactersOf);
    case 'CharacterClass':
      return leaf.elements.flatMap(charactersOf);
    default:
      return [];
  }
}

function matchesIn(signature: string): number {
  return signature.replaceAll('0', '').length;
}
