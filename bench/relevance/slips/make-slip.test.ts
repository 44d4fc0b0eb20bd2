import { describe, expect, it } from 'vitest';
import { Random } from '../../search/random.ts';
import { partOf } from '../kept-apart.ts';
import { SlipMaker } from './make-slip.ts';

describe('slips in short names', () => {
  const maker = new SlipMaker('鲁迅讯路活着者火论语轮', new Random(7));

  it('exchange one character for another of the same sound', () => {
    for (let count = 0; count < 20; count++)
      expect(['路迅', '鲁讯']).toContain(maker.slip('鲁迅', 'the same sound'));
  });

  it('exchange one for another of a sound that is taken for it', () => {
    expect(new SlipMaker('史思', new Random(7)).slip('史记', 'a near sound')).toBe('思记');
  });

  it('are none where no character sounds so', () => {
    expect(maker.slip('红楼', 'the same sound')).toBeUndefined();
  });

  it('are kept apart for a third of the names, always the same', () => {
    const names = Array.from({ length: 3000 }, (_, at) => `name ${at}`);
    const apart = names.filter((name) => partOf(name) === 'kept apart');
    expect(apart.length).toBeGreaterThan(900);
    expect(apart.length).toBeLessThan(1100);
    expect(names.filter((name) => partOf(name) === 'kept apart')).toEqual(apart);
  });
});
