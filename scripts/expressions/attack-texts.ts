import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { type Alphabet, alphabetOf } from './alphabet.ts';
import { isLong, longQuantifiers, nodesOf } from './pattern-nodes.ts';
import { wordsOf } from './sample-words.ts';

/** A text of any length: `head`, then `pump` again and again, then `tail`. */
export interface Attack {
  readonly head: string;
  readonly pump: string;
  readonly tail: string;
}

const MOST_HEADS = 6;
const MOST_PUMPS = 160;
/** With more atoms than these, all pairs of them would be too many. */
const MOST_PAIRED_ATOMS = 10;
const LONGEST_RUN = 6;

/**
 * The texts that are likely to make an expression slow: runs of what each of its parts matches, after what leads up to a repetition, and
 * before what it does not match. None if nothing in it repeats without a narrow bound.
 */
export function attacksOn(pattern: string, flags: string): readonly Attack[] {
  const parsed = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  if (!isLong(parsed)) return [];
  const alphabet = alphabetOf(parsed, flags);
  const tails = ['', '\n', ...alphabet.refused];
  const around = (heads: readonly string[], pumps: readonly string[]) =>
    pumps.flatMap((pump) => heads.flatMap((head) => tails.map((tail) => ({ head, pump, tail }))));
  return [
    ...around(['', ...alphabet.refused], pumpsAnywhere(parsed, alphabet)),
    ...longQuantifiers(parsed).flatMap((quantifier) =>
      around(headsOf(quantifier, alphabet), pumpsAt(quantifier, alphabet)),
    ),
  ];
}

/** An attack as a text of about so many characters. */
export function attackText({ head, pump, tail }: Attack, length: number): string {
  return (
    head + pump.repeat(Math.max(1, Math.ceil((length - head.length - tail.length) / pump.length))) + tail
  );
}

/** Runs of one or two characters, and of what any parts of the pattern that stand next to each other match. */
function pumpsAnywhere(pattern: AST.Pattern, alphabet: Alphabet): readonly string[] {
  const { atoms } = alphabet;
  const pairs = atoms.length > MOST_PAIRED_ATOMS ? [] : atoms.flatMap((a) => atoms.map((b) => a + b));
  const runs = nodesOf(pattern).flatMap((node) =>
    node.type === 'Alternative'
      ? tokensOf(node.elements).flatMap((_, from, all) => wordsOfRuns(all.slice(from), alphabet))
      : [],
  );
  return unique([...atoms, ...runs, ...pairs]).slice(0, MOST_PUMPS);
}

/** Runs of what a repetition repeats, and of what it and the parts after it match. */
function pumpsAt(quantifier: AST.Quantifier, alphabet: Alphabet): readonly string[] {
  const { parent, element } = quantifier;
  const after =
    parent.type === 'Alternative' ? parent.elements.slice(parent.elements.indexOf(quantifier)) : [];
  const atoms = nodesOf(element).flatMap((node) => alphabet.matchedBy(node).slice(0, 3));
  return unique([...atoms, ...wordsOf([element], alphabet), ...wordsOfRuns(tokensOf(after), alphabet)]);
}

/** What leads up to a repetition. */
function headsOf(quantifier: AST.Quantifier, alphabet: Alphabet): readonly string[] {
  return unique(wordsOf(elementsBefore(quantifier), alphabet)).slice(0, MOST_HEADS);
}

function elementsBefore(element: AST.Element): readonly AST.Element[] {
  const { parent } = element;
  if (parent.type === 'Quantifier') return elementsBefore(parent);
  if (parent.type !== 'Alternative') return [];
  const before = parent.elements.slice(0, parent.elements.indexOf(element));
  const above = parent.parent;
  return above.type === 'Pattern' ? before : [...elementsBefore(above as AST.Element), ...before];
}

type Token = readonly AST.Element[];

/** The parts of a sequence; characters that stand next to each other are one. */
function tokensOf(elements: readonly AST.Element[]): readonly Token[] {
  const tokens: AST.Element[][] = [];
  for (const element of elements) {
    const last = tokens.at(-1);
    if (element.type === 'Character' && last?.at(-1)?.type === 'Character') last.push(element);
    else tokens.push([element]);
  }
  return tokens;
}

/** Words of the first part, of the first two, and so on. */
function wordsOfRuns(tokens: readonly Token[], alphabet: Alphabet): readonly string[] {
  return tokens
    .slice(0, LONGEST_RUN)
    .flatMap((_, last) => wordsOf(tokens.slice(0, last + 1).flat(), alphabet));
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => word !== '');
}
