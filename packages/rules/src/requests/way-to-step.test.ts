import { expect, it } from 'vitest';
import { stepsOf } from './request-ways.ts';
import { REQUEST_KINDS } from './steps.ts';
import { wayToStep } from './way-to-step.ts';

it('leads to each step of each kind, by the fewest moves', () => {
  for (const kind of REQUEST_KINDS) {
    for (const step of stepsOf(kind)) {
      const [first, ...rest] = [...(wayToStep(kind, step) ?? [])].reverse();
      expect(first ? first.to : stepsOf(kind)[0]).toBe(step);
      expect(rest.length).toBeLessThan(8);
    }
  }
  expect(wayToStep('entrust', 'entrusting')).toEqual([]);
  expect(wayToStep('relending', 'borrowed')?.map(({ name }) => name)).toEqual([
    'accept',
    'hand_over',
    'confirm',
  ]);
});

it('does not lead to a step of another kind', () => {
  expect(wayToStep('reservation', 'checked')).toBeUndefined();
});
