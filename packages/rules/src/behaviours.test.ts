import { describe, expect, it } from 'vitest';
import { BEHAVIOUR_STATES, behaviourVerbs } from './behaviours.ts';

describe('the verbs of a behaviour', () => {
  it('offer a replacement for a lost copy only', () => {
    expect(behaviourVerbs({ kind: 'lost', state: 'unprocessed' })).toEqual(['promise', 'waive', 'cancel']);
    expect(behaviourVerbs({ kind: 'overdue', state: 'unprocessed' })).toEqual(['waive', 'cancel']);
  });

  it('lead on from every state but the last one', () => {
    const ends = BEHAVIOUR_STATES.filter((state) => behaviourVerbs({ kind: 'lost', state }).length === 0);
    expect(ends).toEqual(['cancelled']);
  });
});
