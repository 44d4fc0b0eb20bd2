import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarcField, MarcRecord } from '../marc-record.ts';
import { detectItemProfile } from './items/detect-item-profile.ts';
import { mapRecord } from './map-record.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[\d\-/$() 8uxX.:;,[\]=]{0,45}$/),
  fc.constantFrom(
    '880-01',
    '245-01/$1',
    '880-00',
    '2001 ',
    '4509',
    '民国',
    '清光绪三年',
    '978',
    '\u0088Le \u0089',
  ),
);
const tag = fc.oneof(
  fc.constantFrom(
    '001',
    '008',
    '100',
    '200',
    '245',
    '260',
    '410',
    '505',
    '700',
    '852',
    '876',
    '880',
    '905',
    'AVA',
    '',
  ),
  fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0')),
);
const subfield = fc.record({ code: fc.constantFrom(...'abcdeptv0146789A'.split(''), '', 'ab'), value: text });
const field: fc.Arbitrary<MarcField> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ tag, value: text }) },
  {
    weight: 5,
    arbitrary: fc.record({
      tag,
      ind1: fc.constantFrom('0', '1', '7', ' ', ''),
      ind2: fc.constantFrom('0', '2', '4', '7', ' ', ''),
      subfields: fc.array(subfield, { maxLength: 6 }),
    }),
  },
);
const leader = fc.oneof(text, fc.constantFrom('00000nam a2200000   4500', '00000cas a2200000   4500', ''));
const record: fc.Arbitrary<MarcRecord> = fc.record({ leader, fields: fc.array(field, { maxLength: 25 }) });

describe('mapping any record', () => {
  it('gives a Bib of plain JSON in both formats and never throws', () => {
    fc.assert(
      fc.property(
        record,
        fc.constantFrom('marc21' as const, 'unimarc' as const, undefined),
        (odd, flavour) => {
          const bib = mapRecord(odd, { flavour });
          expect(typeof bib.title).toBe('string');
          expect(bib.titles.every(({ value }) => value !== '')).toBe(true);
          expect(JSON.parse(JSON.stringify(bib))).toEqual(JSON.parse(JSON.stringify({ ...bib })));
          expect(() => detectItemProfile(odd)).not.toThrow();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives the same Bib twice and does not change the record', () => {
    fc.assert(
      fc.property(record, (odd) => {
        const before = JSON.stringify(odd);
        expect(mapRecord(odd)).toEqual(mapRecord(odd));
        expect(JSON.stringify(odd)).toBe(before);
      }),
      { numRuns: 100 },
    );
  });

  it('drops addresses that a browser would run as a script', () => {
    for (const address of [
      'javascript:alert(1)',
      ' JAVASCRIPT:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
    ])
      expect(
        mapRecord({
          leader: '',
          fields: [{ tag: '856', ind1: '4', ind2: '0', subfields: [{ code: 'u', value: address }] }],
        }).links,
      ).toEqual([]);
  });

  it('gives an empty title if the record has none', () => {
    expect(mapRecord({ leader: '', fields: [] }).title).toBe('');
  });
});
