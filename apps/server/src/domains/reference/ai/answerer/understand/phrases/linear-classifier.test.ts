import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Example, LinearClassifier } from './linear-classifier.ts';

const features = fc
  .array(fc.constantFrom('when', 'open', 'book', 'renew', 'my', 'is', 'not there'), { maxLength: 5 })
  .map((words) => new Set(words));
const examples = fc.array(fc.record({ features, label: fc.constantFrom('hours', 'renew', 'find') }), {
  minLength: 1,
  maxLength: 12,
});

function anExample(label: string, ...words: string[]): Example {
  return { label, features: new Set(words) };
}

describe('a classifier', () => {
  it('weighs a feature by how surely it tells a label', async () => {
    const classifier = await LinearClassifier.learn([
      anExample('hours', 'when', 'open'),
      anExample('hours', 'open', 'today'),
      anExample('due', 'when', 'back'),
      anExample('due', 'when', 'return'),
    ]);
    expect(classifier.classify(new Set(['when']))[0]?.label).toBe('due');
    expect(classifier.classify(new Set(['when', 'open', 'never seen']))[0]?.label).toBe('hours');
  });

  it('gives every label once, and the same each time it learns the same', async () => {
    await fc.assert(
      fc.asyncProperty(examples, features, async (known, asked) => {
        const [first, second] = await Promise.all([
          LinearClassifier.learn(known),
          LinearClassifier.learn(known),
        ]);
        const likely = first.classify(asked);
        const labels = likely.map(({ label }) => label);
        expect(labels.toSorted()).toEqual([...new Set(known.map(({ label }) => label))].toSorted());
        expect(second.classify(asked)).toEqual(likely);
        expect(likely.reduce((sum, { likelihood }) => sum + likelihood, 0)).toBeCloseTo(1);
      }),
    );
  });
});
