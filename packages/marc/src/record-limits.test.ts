import { describe, expect, it } from 'vitest';
import type { MarcReadResult } from './marc-read-result.ts';
import type { MarcRecord } from './marc-record.ts';
import { writeMarcXml } from './marcxml/write-marcxml.ts';
import { cutText, RECORD_LIMITS } from './record-limits.ts';
import { readAll, recordsOf } from './testing/read-all.ts';
import { control, data, LEADER } from './testing/record-builders.ts';

/** The record as ISO 2709 that has more than the directory allows, as some systems write it. */
function beyondIso2709({ fields }: MarcRecord): string {
  const texts = fields.map((field) =>
    'value' in field
      ? field.value
      : `${field.ind1}${field.ind2}${field.subfields.map(({ code, value }) => `\x1f${code}${value}`).join('')}`,
  );
  const directory = fields.map(({ tag }) => `${tag}000000000`).join('');
  return `99999${LEADER.slice(5, 9)}a${LEADER.slice(10)}${directory}\x1e${texts.join('\x1e')}\x1e\x1d`;
}

const FORMATS = { 'ISO 2709': beyondIso2709, MARCXML: writeMarcXml } as const;

describe.each(Object.entries(FORMATS))('a record in %s', (_, write) => {
  async function read(fields: MarcRecord['fields']) {
    const results: MarcReadResult[] = await readAll(write({ leader: LEADER, fields }));
    const [result] = recordsOf(results);
    const told = result!.warnings.filter(
      (warning) => warning.startsWith('too-') || warning === 'field-too-long',
    );
    return { fields: result!.record.fields, told };
  }

  it('has the fields up to the limit, and the rest is told', async () => {
    const fields = Array.from({ length: RECORD_LIMITS.fields + 5 }, (__, at) => data('500', '  ', `a${at}`));
    const record = await read(fields);
    expect(record.fields).toEqual(fields.slice(0, RECORD_LIMITS.fields));
    expect(record.told).toEqual(['too-many-fields']);
  });

  it('has the subfields of a field up to the limit, and the rest is told', async () => {
    const texts = Array.from({ length: RECORD_LIMITS.subfields + 5 }, (__, at) => `n${at}`);
    const record = await read([data('245', '10', ...texts)]);
    expect(record.fields).toEqual([data('245', '10', ...texts.slice(0, RECORD_LIMITS.subfields))]);
    expect(record.told).toEqual(['too-many-subfields']);
  });

  it('has the text of a field up to the limit, and the rest is told', async () => {
    const half = 'x'.repeat(RECORD_LIMITS.fieldText / 2);
    const long = half.repeat(3);
    const record = await read([control('009', long), data('520', '  ', `a${half}`, `b${long}`)]);
    expect(record.fields).toEqual([
      control('009', half.repeat(2)),
      data('520', '  ', `a${half}`, `b${half}`),
    ]);
    expect(record.told).toEqual(['field-too-long']);
  });

  it('is whole and without a warning at the limits', async () => {
    const most = Array.from({ length: RECORD_LIMITS.subfields }, () => 'ax');
    const fields = [
      data('520', '  ', `a${'x'.repeat(RECORD_LIMITS.fieldText)}`),
      ...Array.from({ length: RECORD_LIMITS.fields - 2 }, () => data('500', '  ', 'ax')),
      data('505', '  ', ...most),
    ];
    expect(await read(fields)).toEqual({ fields, told: [] });
  });
});

it('a text is not cut inside a character', () => {
  expect(cutText('a𠀀b', 2)).toBe('a');
  expect(cutText('a𠀀b', 3)).toBe('a𠀀');
});
