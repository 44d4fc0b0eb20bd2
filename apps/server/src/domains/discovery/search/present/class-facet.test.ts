import { describe, expect, it } from 'vitest';
import { openClasses } from './class-facet.ts';

const counted = (text: string) =>
  text.split(' ').map((part) => {
    const [value = '', count] = part.split(':');
    return { value, count: Number(count) };
  });
const shown = (values: ReturnType<typeof openClasses>) =>
  values.map(({ value, parent }) => (parent ? `${parent}>${value}` : value)).join(' ');

const ALL = counted('I:9 I2:8 I24:7 I242:4 I242.4:4 I247:3 K:5 K2:5 T:3 TP:3 TP3:2');

describe('the class facet', () => {
  it('lists the main classes', () => {
    expect(shown(openClasses(ALL, []))).toBe('I K T');
  });

  it('opens the way to a chosen class, and shows what is below it', () => {
    expect(shown(openClasses(ALL, ['I24']))).toBe('I I>I2 I2>I24 I24>I242 I24>I247 K T');
    expect(shown(openClasses(ALL, ['TP', 'K2']))).toBe('I K K>K2 T T>TP TP>TP3');
  });

  it('opens a main class that stands alone', () => {
    expect(shown(openClasses(counted('I:9 I2:8 I3:1 I24:2'), []))).toBe('I I>I2 I>I3');
  });
});
