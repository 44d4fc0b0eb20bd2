import { describe, expect, it } from 'vitest';
import { areasWithin, exactAreaNames } from './areas.ts';

describe('areas', () => {
  it('begin with the 34 provinces', () => {
    const provinces = areasWithin('');
    expect(provinces).toHaveLength(34);
    expect(provinces[0]).toEqual({ code: '110000', name: '北京市', leaf: false });
  });

  it('lead from a province to its cities and from a city to its districts', () => {
    expect(areasWithin('440000').map(({ name }) => name)).toContain('广州市');
    expect(areasWithin('440100')).toContainEqual({ code: '440106', name: '天河区', leaf: true });
    expect(areasWithin('440106')).toEqual([]);
    expect(areasWithin('990000')).toEqual([]);
  });

  it('of every province end in areas that are exact enough, with all their names', () => {
    const walk = (code: string, names: readonly string[]): number =>
      areasWithin(code).reduce((count, area) => {
        const path = [...names, area.name];
        if (!area.leaf) return count + walk(area.code, path);
        expect(exactAreaNames(area.code)).toEqual(path);
        return count + 1;
      }, 0);
    expect(walk('', [])).toBeGreaterThan(3000);
  });

  it('are not exact enough where areas lie within, and not at all if nobody knows them', () => {
    expect(exactAreaNames('440000')).toBeUndefined();
    expect(exactAreaNames('440100')).toBeUndefined();
    expect(exactAreaNames('449999')).toBeUndefined();
    expect(exactAreaNames('')).toBeUndefined();
  });
});
