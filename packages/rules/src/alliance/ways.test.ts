import { describe, expect, it } from 'vitest';
import { ALLIANCE_STEPS, type AllianceSide, type AllianceStep, isLater } from './steps.ts';
import { ALLIANCE_VERBS, ALLIANCE_WAYS, canMove, mergedStep, movesOf } from './ways.ts';

/** Numbers that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

describe('the ways of alliance transactions', () => {
  it('lead to a later step from every step', () => {
    for (const { from, to } of Object.values(ALLIANCE_WAYS))
      for (const step of from) expect(isLater(to, step), `${step} -> ${to}`).toBe(true);
  });

  it('reach every step but the first', () => {
    const reached = new Set(Object.values(ALLIANCE_WAYS).map(({ to }) => to));
    expect(ALLIANCE_STEPS.filter((step) => !reached.has(step))).toEqual(['asked']);
  });

  it('let neither side make the moves of the other', () => {
    for (const step of ALLIANCE_STEPS)
      for (const verb of ALLIANCE_VERBS)
        expect(
          canMove({ side: 'lending', kind: 'request', step }, verb) &&
            canMove({ side: 'borrowing', kind: 'request', step }, verb),
        ).toBe(false);
  });

  it('let no library say that a copy is lost or lent that was not sent to it', () => {
    for (const step of ['asked', 'accepted'] as const)
      for (const heard of ['arrived', 'on_loan', 'sent_back', 'lost'] as const)
        expect(mergedStep({ side: 'lending', step }, heard)).toBe(step);
    expect(mergedStep({ side: 'lending', step: 'sent' }, 'lost')).toBe('lost');
    expect(mergedStep({ side: 'borrowing', step: 'asked' }, 'lost')).toBe('lost');
    expect(mergedStep({ side: 'lending', step: 'sent' }, 'cancelled')).toBe('sent');
  });

  it('end at the same step at both libraries, whatever was lost, late or came twice', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const random = numbers(seed);
      const steps: Record<AllianceSide, AllianceStep> = { lending: 'asked', borrowing: 'asked' };
      const late: { to: AllianceSide; step: AllianceStep }[] = [];
      const hear = (to: AllianceSide, step: AllianceStep) => {
        steps[to] = mergedStep({ side: to, step: steps[to] }, step);
      };
      for (let turn = 0; turn < 12; turn++) {
        const side: AllianceSide = random() < 0.5 ? 'lending' : 'borrowing';
        const other = side === 'lending' ? 'borrowing' : 'lending';
        const moves = movesOf({ side, kind: 'request', step: steps[side] });
        const verb = moves[Math.floor(random() * moves.length)];
        if (verb) steps[side] = ALLIANCE_WAYS[verb].to;
        if (random() < 0.5) hear(other, steps[side]);
        else late.push({ to: other, step: steps[side] });
        const old = late[Math.floor(random() * late.length)];
        if (old && random() < 0.3) hear(old.to, old.step);
      }
      // What is owed is told again until it was heard.
      hear('borrowing', steps.lending);
      hear('lending', steps.borrowing);
      hear('borrowing', steps.lending);
      expect(steps.lending, `seed ${seed}`).toBe(steps.borrowing);
    }
  });
});
