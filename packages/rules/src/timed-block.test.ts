import { describe, expect, it } from 'vitest';
import { timedBlockState } from './timed-block.ts';

describe('a block for a time', () => {
  const block = { from: '2026-03-02', until: '2026-03-09', liftedAt: null };

  it.each([
    ['2026-03-01', 'coming'],
    ['2026-03-02', 'running'],
    ['2026-03-09', 'running'],
    ['2026-03-10', 'over'],
  ])('on %s is %s', (today, state) => {
    expect(timedBlockState(block, today)).toBe(state);
  });

  it('that was lifted stays lifted', () => {
    const lifted = { ...block, liftedAt: '2026-03-03T02:00:00.000Z' };
    expect(timedBlockState(lifted, '2026-03-04')).toBe('lifted');
    expect(timedBlockState(lifted, '2026-04-04')).toBe('lifted');
  });
});
