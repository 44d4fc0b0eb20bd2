import { describe, expect, it } from 'vitest';
import { createPreparedNames } from './prepared-names.ts';

describe('names of prepared statements', () => {
  const useOften = (names: ReturnType<typeof createPreparedNames>, sql: string) => {
    for (let use = 0; use < 50; use++) names.nameOf(sql);
    return names.nameOf(sql);
  };

  it('are given to statements that run often, each its own', () => {
    const names = createPreparedNames();
    expect(names.nameOf('select 1')).toBeUndefined();
    const first = useOften(names, 'select 1');
    expect(first).toBeDefined();
    expect(useOften(names, 'select 2')).not.toBe(first);
    expect(names.nameOf('select 1')).toBe(first);
  });

  it('are not given without end', () => {
    const names = createPreparedNames();
    const given = new Set<string | undefined>();
    for (let text = 0; text < 1000; text++) given.add(useOften(names, `select ${text}`));
    expect(given.size).toBeLessThan(500);
    expect(given).toContain(undefined);
  });

  it('are others after tables have changed', () => {
    const names = createPreparedNames();
    const before = useOften(names, 'select 1');
    names.startAnew();
    expect(useOften(names, 'select 1')).not.toBe(before);
  });
});
