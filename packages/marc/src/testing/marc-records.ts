import fc from 'fast-check';
import type { ControlField, DataField, MarcRecord, Subfield } from '../marc-record.ts';

/**
 * Any text that a value can have: no controls (with the delimiters), lone surrogates, U+FFFD or non-characters, and not
 * U+E5E5, which GB18030 lacks.
 */
const value = fc
  .string({ unit: 'binary', maxLength: 20 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\p{Cn}\ufeff\ufffd\ue5e5]/gu, ''));

const graphic = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const digit = fc.integer({ min: 0, max: 9 }).map(String);

const controlField: fc.Arbitrary<ControlField> = fc.record({ tag: digit.map((last) => `00${last}`), value });

const dataField: fc.Arbitrary<DataField> = fc.record({
  tag: fc.tuple(fc.integer({ min: 1, max: 9 }), digit, digit).map((digits) => digits.join('')),
  ind1: fc.oneof(fc.constant(' '), graphic),
  ind2: fc.oneof(fc.constant(' '), graphic),
  subfields: fc.array<Subfield>(fc.record({ code: graphic, value }), { maxLength: 5 }),
});

const leader = fc
  .tuple(
    fc.constantFrom('c', 'n', 'd', 'p'),
    fc.constantFrom('a', 'e', 'j', 'z'),
    fc.constantFrom('m', 's', ' '),
  )
  .map(([status, type, level]) => `00000${status}${type}${level} a2200000 a 4500`);

/** Arbitrary records for property tests, with at least one field and only data that both formats can have. */
export const marcRecords: fc.Arbitrary<MarcRecord> = fc.record({
  leader,
  fields: fc
    .tuple(fc.array(controlField, { maxLength: 3 }), fc.array(dataField, { minLength: 1, maxLength: 6 }))
    .map(([controls, fields]) => [...controls, ...fields]),
});
