import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { describe, expect, it } from 'vitest';
import {
  isBegun,
  missingOf,
  NO_TRANSLATION,
  NO_WORDS,
  translatedQuestion,
  translationDraftOf,
} from './translation-draft.ts';

const MATRIX: Question = {
  id: 'places',
  kind: 'matrix',
  text: '哪里好？',
  required: false,
  rows: ['大厅', '花园'],
  options: ['差', '好'],
};
const SCALE: Question = {
  id: 'well',
  kind: 'scale',
  text: '如何？',
  required: true,
  end: 5,
  low: '差',
  high: '',
};

describe('a question in another language', () => {
  it('keeps its kind and its places', () => {
    const words = { ...NO_WORDS, text: 'Which places?', rows: 'Hall\nGarden', options: 'Bad\n\nGood ' };
    expect(translatedQuestion(MATRIX, words)).toEqual({
      ...MATRIX,
      text: 'Which places?',
      rows: ['Hall', 'Garden'],
      options: ['Bad', 'Good'],
    });
    expect(translatedQuestion(SCALE, { ...NO_WORDS, text: 'How?', low: 'Badly' })).toMatchObject({
      end: 5,
      required: true,
      low: 'Badly',
    });
  });

  it.each([
    ['no words', undefined],
    ['no text', { ...NO_WORDS, rows: 'Hall\nGarden', options: 'Bad\nGood' }],
    ['a choice too much', { ...NO_WORDS, text: 'Which?', rows: 'Hall\nGarden', options: 'Bad\nFair\nGood' }],
    ['a row too few', { ...NO_WORDS, text: 'Which?', rows: 'Hall', options: 'Bad\nGood' }],
  ])('is none yet with %s', (_what, words) => {
    expect(translatedQuestion(MATRIX, words)).toBeUndefined();
  });
});

describe('a translation', () => {
  it('is left out until something is written', () => {
    expect(isBegun(NO_TRANSLATION)).toBe(false);
    expect(isBegun({ ...NO_TRANSLATION, words: { places: { ...NO_WORDS, low: ' ' } } })).toBe(false);
    expect(isBegun({ ...NO_TRANSLATION, words: { places: { ...NO_WORDS, rows: 'Hall' } } })).toBe(true);
  });

  it('says what is missing, and nothing where it is whole', () => {
    expect(missingOf([MATRIX, SCALE], NO_TRANSLATION)).toEqual(['name', 'places', 'well']);
    const whole = {
      language: 'en-US',
      name: 'Places',
      introduction: '',
      questions: [MATRIX, SCALE],
    } as const;
    expect(missingOf([MATRIX, SCALE], translationDraftOf({ ...whole, questions: [MATRIX, SCALE] }))).toEqual(
      [],
    );
  });
});
