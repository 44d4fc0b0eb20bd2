import { describe, expect, it } from 'vitest';
import { type ClusterExplanation, readExplanation } from './cluster-explanation.ts';

const title = {
  value: 2,
  description: 'weight(title:dream in 3) [PerFieldSimilarity], result of:',
  details: [
    {
      value: 2,
      description: 'score(freq=1.0), computed as boost * idf * tf from:',
      details: [
        { value: 0.5, description: 'boost' },
        { value: 8, description: 'idf, computed as log(1 + (N - n + 0.5) / (n + 0.5)) from:' },
        { value: 0.5, description: 'tf' },
      ],
    },
  ],
};
const notes = { value: 0.4, description: 'weight(notes:dream in 3) [PerFieldSimilarity], result of:' };

describe('an explanation of the cluster', () => {
  it('names the word, its field, weight and rarity', () => {
    expect(readExplanation(title)).toEqual({
      score: 2,
      what: 'title: dream (weight 0.50, rarity 8.0)',
      parts: [],
    });
  });

  it('counts of further fields the share that they add', () => {
    const both = { value: 2.1, description: 'max plus 0.25 times others of:', details: [notes, title] };
    expect(readExplanation(both).parts.map(({ score }) => score)).toEqual([2, 0.1]);
  });

  it('leaves out steps that change nothing', () => {
    const nested = {
      value: 2,
      description: 'sum of:',
      details: [{ value: 2, description: 'max of:', details: [title] }],
    };
    expect(readExplanation(nested)).toEqual(readExplanation(title));
  });

  it('tells what each factor is for', () => {
    const scored = {
      value: 4.4,
      description: 'function score, product of:',
      details: [
        title,
        {
          value: 2.2,
          description: 'min of:',
          details: [
            {
              value: 2.2,
              description: 'function score, score mode [multiply]',
              details: [
                {
                  value: 1.1,
                  description: "field value function: none(doc['quality'].value?:1.0 * factor=1.0)",
                },
                factor(2, 'boost by docType'),
              ],
            },
            { value: 3.4e38, description: 'maxBoost' },
          ],
        },
      ],
    };
    const [, factors] = readExplanation(scored).parts;
    expect(factors?.parts.map(({ what }) => what)).toEqual(['use and recency', 'boost by docType']);
  });

  it('counts of how the words stand the first that is met, and none where none is', () => {
    const words = (...factors: readonly ClusterExplanation[]) => ({
      value: 6,
      description: 'function score, product of:',
      details: [
        title,
        {
          value: 3,
          description: 'min of:',
          details: [{ value: 3, description: 'function score, score mode [first]', details: factors }],
        },
      ],
    });
    const begun = readExplanation(words(factor(3, 'the title begins'), factor(1.5, 'all in one field')));
    expect(begun.parts.map(({ what, score }) => [what, score]).at(-1)).toEqual(['the title begins', 3]);
    const plain = {
      value: 2,
      description: 'function score, product of:',
      details: [title, { value: 1, description: 'No function matched' }],
    };
    expect(readExplanation(plain)).toEqual(readExplanation(title));
  });

  it('names the steps of titles', () => {
    const main = { value: 7000, description: 'ConstantScore(title_keys:1x.8)^7000.0' };
    expect(readExplanation(main).what).toBe('the main title');
  });
});

function factor(value: number, name: string): ClusterExplanation {
  return {
    value,
    description: 'function score, product of:',
    details: [
      { value: 1, description: 'match filter: title:dream' },
      {
        value,
        description: 'product of:',
        details: [{ value: 1, description: `constant score 1.0(_name: ${name}) - no function provided` }],
      },
    ],
  };
}
