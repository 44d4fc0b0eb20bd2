import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { asCode, emptyFields, withoutAbsent } from './empty-values.ts';
import { flag, id, listOf, text, wholeNumber } from './fields.ts';

const EMPTY = [null, '', 'null', 'undefined', [], {}];

const row = z.object({ value: text(20), mode: wholeNumber(1, 4).default(2) });
const input = z.object({
  neededId: id,
  neededFlag: flag,
  neededWords: text(20),
  words: text(20).default(''),
  title: text(20).pipe(z.string().min(1)).optional(),
  number: wholeNumber(1, 9).default(5),
  flag: flag.optional(),
  filter: asCode(text(20)).default(''),
  filters: asCode(listOf(text(20), 5)).optional(),
  chosen: listOf(id, 5).optional(),
  place: z.enum(['', 'here']).optional(),
  nullable: id.nullable().optional(),
  rows: z.array(row).default([]),
  part: z.object({ number: wholeNumber(1, 9).optional() }).optional(),
});

const absentOf = (name: string) =>
  EMPTY.filter((value) => !(name in (withoutAbsent(input, { [name]: value }) as object)));

describe('a value that counts as empty', () => {
  it('is not given in numbers, flags and filters; an empty list of filters chooses nothing', () => {
    for (const name of ['number', 'flag', 'filter']) expect(absentOf(name), name).toEqual(EMPTY);
    expect(absentOf('filters')).toEqual([null, '', 'null', 'undefined', {}]);
  });

  it('stays where people type words, as far as the field takes it', () => {
    expect(absentOf('words')).toEqual([null, [], {}]);
    expect(absentOf('title')).toEqual([null, '', [], {}]);
  });

  it('stays where it erases or chooses nothing', () => {
    expect(absentOf('chosen')).toEqual([null, {}]);
    expect(absentOf('place')).toEqual([null, 'null', 'undefined', [], {}]);
  });

  it('stays where null is a value', () => {
    expect(absentOf('nullable')).toEqual(['', 'null', 'undefined', [], {}]);
  });

  it('is refused where something is needed', () => {
    for (const value of EMPTY) {
      const given = withoutAbsent(input, { neededId: value, neededFlag: true, neededWords: 'x' });
      expect(input.safeParse(given).success, JSON.stringify(value)).toBe(false);
    }
    expect(input.safeParse(withoutAbsent(input, { neededId: '1', neededWords: null })).success).toBe(false);
    expect(withoutAbsent(input, { neededFlag: '' })).toEqual({});
    expect(withoutAbsent(input, { neededWords: 'null' })).toEqual({ neededWords: 'null' });
  });

  it('is left out of rows and parts too', () => {
    const given = { rows: [{ value: 'null', mode: null }], part: { number: 'null' }, unknown: null };
    expect(withoutAbsent(input, given)).toEqual({ rows: [{ value: 'null' }], part: {}, unknown: null });
  });

  it('is judged by the schema of the field alone', () => {
    const kinds = [...emptyFields(input)].map(([name, { kind }]) => [name, kind]);
    expect(Object.fromEntries(kinds)).toMatchObject({ words: 'words', chosen: 'own', filters: 'code' });
  });
});
