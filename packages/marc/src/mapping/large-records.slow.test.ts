import { describe, expect, it } from 'vitest';
import { referenceOf } from '../citations/reference.ts';
import type { DataField } from '../marc-record.ts';
import { data } from '../testing/record-builders.ts';
import { mapRecord } from './map-record.ts';
import { appendWithMark, trimIsbd } from './punctuation.ts';

/** So many that work on each pair of them would take minutes, and one call with all of them overflows the stack. */
const MANY = 200_000;

const many = (field: (at: number) => DataField) => Array.from({ length: MANY }, (_, at) => field(at));
const marc21 = (fields: readonly DataField[]) =>
  mapRecord({ leader: '00000nam a2200000 a 4500', fields }, { flavour: 'marc21' });
const unimarc = (fields: readonly DataField[]) =>
  mapRecord({ leader: '00000nam0 2200000   450 ', fields }, { flavour: 'unimarc' });

describe('a MARC 21 record with 200,000 fields', () => {
  it.each([
    ['isbns', (at: number) => data('020', '  ', `a${at}`)],
    ['identifiers', (at: number) => data('035', '  ', `a(X)${at}`)],
    ['classes', (at: number) => data('084', '  ', `aQ${at}`)],
    ['subjects', (at: number) => data('650', ' 0', `aSubject ${at}`)],
    ['creators', (at: number) => data('700', '1 ', `aName ${at}`)],
    ['titles', (at: number) => data('246', '  ', `aTitle ${at}`)],
    ['series', (at: number) => data('490', '0 ', `aSeries ${at}`)],
    ['links', (at: number) => data('856', '40', `uhttps://library.example.org/${at}`)],
    ['notes', (at: number) => data('500', '  ', `aNote ${at}`)],
    ['holdings', (at: number) => data('852', '  ', `bLibrary ${at}`, `8${at}`)],
    ['items', (at: number) => data('876', '  ', `p${at}`, `8${at}`)],
  ] as const)('gives all its %s', (list, field) => {
    expect(marc21(many(field))[list]).toHaveLength(MANY);
  });

  it('gives each link once', () => {
    const { links } = marc21(many((at) => data('856', '40', `uhttps://library.example.org/${at % 3}`)));
    expect(links.map(({ url }) => url.slice(-1))).toEqual(['0', '1', '2']);
  });

  it('gives a creator all roles', () => {
    const { creators } = marc21(many((at) => data('700', '1 ', 'aName, A.', `erole ${at}`)));
    expect(creators).toHaveLength(1);
    expect(creators[0]?.roles).toHaveLength(MANY);
  });

  it('can be cited with all its authors', () => {
    const bib = marc21(many((at) => data('700', '1 ', `aName ${at}`, '4aut')));
    expect(referenceOf(bib).authors).toHaveLength(MANY);
  });

  it('gives its holdings their statements, and loses none', () => {
    const { holdings } = marc21([
      ...many((at) => data('852', '  ', `bLibrary ${at}`)),
      ...many((at) => data('866', '  ', `av.${at}`)),
    ]);
    const statements = new Set(holdings.flatMap(({ summary }) => summary));
    expect(holdings).toHaveLength(MANY);
    expect(statements.size).toBe(MANY);
  });
});

describe('a UNIMARC record with 200,000 fields', () => {
  it.each([
    ['isbns', (at: number) => data('010', '  ', `a${at}`)],
    ['classes', (at: number) => data('690', '  ', `aI${at}`)],
    ['subjects', (at: number) => data('606', '0 ', `aSubject ${at}`)],
    ['creators', (at: number) => data('701', ' 0', `aName ${at}`)],
    ['titles', (at: number) => data('517', '1 ', `aTitle ${at}`)],
  ] as const)('gives all its %s', (list, field) => {
    expect(unimarc(many(field))[list]).toHaveLength(MANY);
  });

  it('pairs the scripts of fields with unknown tags', () => {
    const pairs = many((at) => data(`2x${at % (MANY / 2)}`, '  ', '6a01', 'aTitle'));
    expect(unimarc([data('200', '1 ', 'aTitle'), ...pairs]).title).toBe('Title');
  });
});

describe('a field with 200,000 subfields', () => {
  const repeated = (code: string, value: (at: number) => string) =>
    Array.from({ length: MANY }, (_, at) => ({ code, value: value(at) }));

  it('gives its languages', () => {
    const { languages } = marc21([{ ...data('041', '  '), subfields: repeated('a', () => 'eng') }]);
    expect(languages).toEqual(['eng']);
  });

  it('gives all roles', () => {
    const name = { code: 'a', value: 'Name, A.' };
    const subfields = [name, ...repeated('e', (at) => `role ${at}`)];
    const { creators } = marc21([{ ...data('700', '1 '), subfields }]);
    expect(creators[0]?.roles).toHaveLength(MANY);
  });
});

describe('a text with 200,000 marks at its end', () => {
  it('is shown without them', () => {
    expect(trimIsbd(`Title${' .'.repeat(MANY)}`)).toBe('Title');
    expect(appendWithMark(`Title${' /'.repeat(MANY)}`, '. ', 'Part')).toBe('Title. Part');
  });
});
