import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns', () => {
  it('run two works at once, let one wait and refuse the rest; other names have their own queue', async () => {
    const turns = createTurns(2, 1);
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const work = (name: string, label: string) =>
      turns(name, () => {
        begun.push(label);
        return new Promise<string>((end) => ends.push(() => end(label)));
      });
    const running = [work('a', '1'), work('a', '2'), work('a', '3')];
    await expect(work('a', '4')).rejects.toMatchObject({ fault: 'busy' });
    const other = work('b', '5');
    await Promise.resolve();
    expect(begun).toEqual(['1', '2', '5']);
    ends[0]!();
    expect(await running[0]).toBe('1');
    await expect.poll(() => begun).toEqual(['1', '2', '5', '3']);
    for (const end of ends) end();
    expect(await Promise.all([...running, other])).toEqual(['1', '2', '3', '5']);
  });

  it('continue after a failure', async () => {
    const turns = createTurns(1, 5);
    const failed = turns('a', () => Promise.reject(new Error('no')));
    const next = turns('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
