import { readFileSync } from 'node:fs';
import { INTENTS } from '@lectern/contracts/reference/ai/intents';
import { describe, expect, it } from 'vitest';
import { GRAMMARS } from '../choose-grammar.ts';
import { foldedText } from '../folded-text.ts';
import { ruleFor } from '../grammar.ts';
import { NAME_SIGN } from '../masked-titles.ts';
import { knownPhrases } from './known-phrases.ts';

const RULES = ['loanDays', 'maxLoans', 'renewals', 'fine', 'card', 'other'];
const LABELS = new Set([
  ...INTENTS.filter((intent) => intent !== 'rules'),
  ...RULES.map((rule) => `rules.${rule}`),
  'goesOn',
]);

describe.each(['zh', 'en', 'fr'] as const)('the example phrases in %s', (written) => {
  const lines = readFileSync(new URL(`./${written}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const phrases = lines.map((line) => line.split('\t'));

  it('have a label each, and none twice', () => {
    expect(phrases.filter((columns) => columns.length !== 2 || !LABELS.has(columns[0] ?? ''))).toEqual([]);
    const texts = phrases.map(([, phrase = '']) => phrase.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    expect(new Set(phrases.map(([label]) => label))).toEqual(LABELS);
  });

  it('are known for what they are', async () => {
    const known = await knownPhrases(written);
    const wrong = phrases.filter(([label, phrase = '']) => {
      const folded = foldedText(phrase);
      const rule = ruleFor(GRAMMARS[written], folded, folded.includes(NAME_SIGN));
      const [likeness] = known.like(folded, rule);
      return likeness?.intent !== label?.split('.')[0];
    });
    expect(wrong.length / phrases.length).toBeLessThan(0.02);
  });

  it('tell words of questions from those of names', async () => {
    const { isOfQuestions } = await knownPhrases(written);
    expect(['available', 'livre', '预约'].filter(isOfQuestions)).toHaveLength(1);
    expect(isOfQuestions('barcodes')).toBe(false);
  });
});
