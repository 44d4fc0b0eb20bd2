import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { INTENTS, type Intent } from '@lectern/contracts/reference/ai/intents';
import type { About } from '../../../question.ts';
import { GRAMMARS, type Written } from '../choose-grammar.ts';
import { foldedText } from '../folded-text.ts';
import { type Rule, ruleFor } from '../grammar.ts';
import { NAME_SIGN } from '../masked-titles.ts';
import { featuresOf, HAN, piecesOf, wordsOf } from './features.ts';
import { type Example, LinearClassifier } from './linear-classifier.ts';

/** What a question is most like. */
export interface Likeness {
  /** `goesOn`: it changes the search before it. */
  readonly intent: Intent | 'goesOn';
  readonly rule?: NonNullable<About['rule']>;
  /** 0 to 1. */
  readonly likelihood: number;
}

/** The example phrases of one language, and what was learnt from them. */
export interface KnownPhrases {
  /** What a question in folded text is like, the likeliest first; `rule`: the rule of the grammar that fits it. */
  like(folded: string, rule: Rule | undefined): readonly Likeness[];
  /** Whether a question in folded text is one of the phrases, word by word. */
  has(folded: string): boolean;
  /** Whether words in folded text are those of questions: more than one phrase has them so. */
  areOfQuestions(folded: string): boolean;
  /** Whether a word in folded text is one of questions: more than one phrase has it. Of Han characters each pair must be. */
  isOfQuestions(word: string): boolean;
}

/** Phrases that are looked at, in some ten milliseconds, between which other work goes on. */
const WITHOUT_REST = 100;

const kept = new Map<Written, Promise<KnownPhrases>>();

/** The phrases of a language; they are read and learnt once in a process. */
export function knownPhrases(written: Written): Promise<KnownPhrases> {
  const known = kept.get(written) ?? learn(written);
  kept.set(written, known);
  return known;
}

/** Begins to learn the phrases of a language, so that its first question need not wait. */
export function learnAhead(written: Written): void {
  // Who asks is told what went wrong.
  knownPhrases(written).catch(() => undefined);
}

async function learn(written: Written): Promise<KnownPhrases> {
  const phrases = readPhrases(written);
  const counts = countsOf(phrases.map(({ folded }) => [...wordsOf(folded), ...unitsOf(folded)]));
  const spoken = phrases.map(({ folded }) => spokenForm(folded));
  const whole = new Set(spoken);
  const isKnown = (unit: string) => (counts.get(unit) ?? 0) > 1;
  const signsOf = (folded: string, rule: Rule | undefined, hasPieces = (_word: string) => true) => {
    const words = wordsOf(folded);
    const features = featuresOf(words, isKnown);
    for (const word of words.filter(hasPieces)) for (const piece of piecesOf(word)) features.add(piece);
    for (const sign of signsOfRule(rule)) features.add(sign);
    return features;
  };
  const examples: Example[] = [];
  for (const [at, { label, folded }] of phrases.entries()) {
    if (at % WITHOUT_REST === 0) await setImmediate();
    const rule = ruleFor(GRAMMARS[written], folded, folded.includes(NAME_SIGN));
    examples.push({ label, features: signsOf(folded, rule, isKnown) });
  }
  const classifier = await LinearClassifier.learn(examples);
  return {
    like: (folded, rule) => classifier.classify(signsOf(folded, rule)).map(likenessOf),
    has: (folded) => whole.has(spokenForm(folded)),
    areOfQuestions(folded) {
      const form = spokenForm(folded);
      return spoken.filter((phrase) => phrase.includes(form)).length > 1;
    },
    isOfQuestions: (word) => unitsOf(word).every(isKnown),
  };
}

/** A rule says more than a word does: it counts for more than one sign. */
function signsOfRule(rule: Rule | undefined): string[] {
  const intent = rule?.intent ?? 'none';
  return ['a', 'b', ...(rule?.rule ? [rule.rule] : [])].map((sign) => `rule ${intent} ${sign}`);
}

/** Words, and pairs of Han characters. */
function unitsOf(folded: string): string[] {
  return wordsOf(folded).flatMap((word, at, all) => {
    if (!HAN.test(word)) return word;
    const next = all[at + 1] ?? '';
    return HAN.test(next) ? word + next : [];
  });
}

/** In how many texts each unit is. */
function countsOf(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const units of texts) for (const unit of new Set(units)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return counts;
}

function spokenForm(folded: string): string {
  return ` ${wordsOf(folded).join(' ')} `;
}

/**
 * One phrase a line, after its label and a tab: an intent, `rules.` with what of the rules is asked, or `goesOn`. `■` is a name in quotes,
 * `…` one without.
 */
function readPhrases(written: Written): { readonly label: string; readonly folded: string }[] {
  const text = readFileSync(new URL(`./${written}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', phrase = ''] = line.split('\t');
      return { label, folded: foldedText(phrase) };
    });
}

function likenessOf({ label, likelihood }: { label: string; likelihood: number }): Likeness {
  const [name, rule] = label.split('.');
  const intent = name === 'goesOn' ? name : (INTENTS.find((one) => one === name) ?? 'find');
  return { intent, likelihood, ...(rule && { rule: rule as NonNullable<About['rule']> }) };
}
