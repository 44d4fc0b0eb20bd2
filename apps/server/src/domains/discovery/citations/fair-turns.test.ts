import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.ts';

describe('turns', () => {
  it('go round the callers that wait, and keep the order of each', async () => {
    const turns = new FairTurns();
    const done: string[] = [];
    const take = (caller: string, name: string) => turns.take(caller, async () => void done.push(name));
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => take('a', name)),
      ...['b1', 'b2'].map((name) => take('b', name)),
      take('c', 'c1'),
    ]);
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('go on after work that failed, and begin again after all was done', async () => {
    const turns = new FairTurns();
    const failing = turns.take('a', () => Promise.reject(new Error('broken')));
    const next = turns.take('a', async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
    expect(await turns.take('b', async () => 'later')).toBe('later');
  });
});
