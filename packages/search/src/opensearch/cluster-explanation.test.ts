import { describe, expect, it } from 'vitest';
import { readExplanation } from './cluster-explanation.ts';

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
    const factor = (value: number, filter: string) => ({
      value,
      description: 'function score, product of:',
      details: [
        { value: 1, description: `match filter: ConstantScore(${filter})` },
        { value, description: 'product of:' },
      ],
    });
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
                factor(2, 'facet_docType:map'),
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
});
