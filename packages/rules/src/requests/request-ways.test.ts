import { describe, expect, it } from 'vitest';
import { moversOf, movesFrom, REQUEST_WAYS, statusOf, stepsOf } from './request-ways.ts';
import { REQUEST_KINDS, REQUEST_STEPS } from './steps.ts';

const OURS = ['cancelled', 'refused', 'lapsed', 'no_copy'];

/** The steps from which a kind cannot go on. */
const ENDS: Readonly<Record<(typeof REQUEST_KINDS)[number], readonly string[]>> = {
  reservation: ['borrowed', 'on_shelf', ...OURS],
  entrust: ['borrowed', 'on_shelf', ...OURS],
  online_loan: ['borrowed', 'on_shelf', ...OURS],
  relending: ['borrowed', ...OURS],
  home_delivery: ['on_shelf', ...OURS],
};

describe.each(REQUEST_KINDS)('the way of a request of kind %s', (kind) => {
  const steps = stepsOf(kind);

  it('has a way to each of its steps, and no others', () => {
    expect(new Set(Object.keys(REQUEST_WAYS[kind].stages))).toEqual(new Set(steps));
  });

  it('ends where it should, and nowhere else', () => {
    const ends = steps.filter((step) => movesFrom(kind, step).length === 0);
    expect(new Set(ends)).toEqual(new Set(ENDS[kind]));
  });

  it.each(steps)('leads from %s to an end', (step) => {
    const reached = new Set([step]);
    for (const one of reached) for (const { to } of movesFrom(kind, one)) reached.add(to);
    expect([...reached].some((one) => movesFrom(kind, one).length === 0)).toBe(true);
  });

  it('gives a period to the moves of the clock, and to no others', () => {
    for (const step of steps) {
      for (const move of movesFrom(kind, step)) {
        expect(move.after !== undefined, `${step}: ${move.name}`).toBe(move.by.includes('clock'));
      }
    }
  });

  it('never waits for a reader alone while a copy is kept from others', () => {
    for (const step of steps) {
      const movers = moversOf(kind, step);
      if (statusOf(kind, step) !== 'accepted' || movers.size === 0) continue;
      expect(movers.has('desk') || movers.has('clock'), step).toBe(true);
    }
  });

  it('has two moves of one name from a step only where their conditions differ', () => {
    for (const step of steps) {
      const moves = movesFrom(kind, step).map(
        ({ name, by, when }) => `${name} ${by.join('+')} ${when ?? ''}`,
      );
      expect(new Set(moves).size, step).toBe(moves.length);
    }
  });

  it('gives up where a copy is missing and no other one is left', () => {
    for (const step of steps) {
      const moves = movesFrom(kind, step);
      const seeks = moves.some(({ when }) => when === 'another_copy_to_come');
      if (seeks)
        expect(
          moves.some(({ when }) => when === 'no_copy_left'),
          step,
        ).toBe(true);
    }
  });

  it('never goes back from completed, cancelled or ended', () => {
    for (const step of steps) {
      const status = statusOf(kind, step);
      if (status === 'started' || status === 'accepted') continue;
      for (const { to } of movesFrom(kind, step)) expect(statusOf(kind, to), `${step} to ${to}`).toBe(status);
    }
  });

  it('lets the reader cancel until a copy is handed over or sent to the reader', () => {
    const handedOver =
      kind === 'relending'
        ? ['awaiting_return']
        : kind === 'home_delivery'
          ? ['borrowed', 'in_logistics']
          : [];
    for (const step of steps) {
      const open = ['started', 'accepted'].includes(statusOf(kind, step));
      const cancels = movesFrom(kind, step).some(
        ({ name, by }) => name === 'cancel' && by.includes('reader'),
      );
      expect(cancels, step).toBe(open && !handedOver.includes(step));
    }
  });
});

it('has each step of the specification in some way', () => {
  const used = new Set(REQUEST_KINDS.flatMap(stepsOf));
  expect(used).toEqual(new Set(REQUEST_STEPS));
});
