import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marcRecords } from '../testing/marc-records.ts';
import { readAll, recordsOf, valuesOf } from '../testing/read-all.ts';
import { data, LEADER, recordOf } from '../testing/record-builders.ts';
import { RecordTooLongError, writeIso2709 } from './write-iso2709.ts';

describe('writing ISO 2709', () => {
  it('computes lengths, directory and the leader’s technical positions', () => {
    const bytes = Buffer.from(writeIso2709(recordOf('12', 'é')));
    expect(bytes.toString()).toBe(
      '00060nam a2200049 a 4500001000300000245000700003\x1e12\x1e10\x1faé\x1e\x1d',
    );
    expect(bytes).toHaveLength(60);
  });

  it('gives bytes that are read as the same record, in UTF-8 and in GB18030', async () => {
    for (const encoding of ['utf-8', 'gb18030'] as const) {
      await fc.assert(
        fc.asyncProperty(marcRecords, async (record) => {
          const results = await readAll(writeIso2709(record, { encoding }), { encoding });
          const [result] = recordsOf(results);
          expect(results).toHaveLength(1);
          expect(result!.warnings).toEqual([]);
          expect(result!.record.fields).toEqual(record.fields);
          expect(result!.record.leader.slice(5, 9)).toBe(record.leader.slice(5, 9));
          expect(result!.record.leader.slice(17, 20)).toBe(record.leader.slice(17, 20));
        }),
      );
    }
  });

  it('gives UTF-8 that is read as the same records without naming the encoding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(marcRecords, { minLength: 1, maxLength: 4 }), async (records) => {
        const results = recordsOf(
          await readAll(Buffer.concat(records.map((record) => writeIso2709(record)))),
        );
        expect(results.map(({ record }) => record.fields)).toEqual(records.map(({ fields }) => fields));
      }),
    );
  });

  it('writes a question mark for the one character that GB18030 lacks', () => {
    const bytes = Buffer.from(writeIso2709(recordOf('12', '\ue5e5'), { encoding: 'gb18030' }));
    expect(bytes.toString('latin1')).toContain('\x1fa?\x1e');
  });

  it('writes spaces for delimiters inside values', async () => {
    const [result] = recordsOf(await readAll(writeIso2709(recordOf('1\x1d2', 'a\x1eb\x1fc'))));
    expect(result!.record.fields).toEqual(recordOf('1 2', 'a b c').fields);
  });

  it('refuses fields and records that are too long for the directory', () => {
    expect(() => writeIso2709(recordOf('1', 'x'.repeat(10_000)))).toThrow(RecordTooLongError);
    const { leader, fields } = recordOf('1', 'x'.repeat(9000));
    expect(() => writeIso2709({ leader, fields: Array(12).fill(fields[1]) })).toThrow(RecordTooLongError);
  });

  it('leaves out the longest fields, until the record fits', async () => {
    const texts = ['a', 'x'.repeat(9999), 'y'.repeat(9000), 'b', ...Array<string>(12).fill('z'.repeat(8000))];
    const fields = texts.map((text) => data('500', '  ', `a${text}`));
    const bytes = writeIso2709({ leader: LEADER, fields }, { tooLong: 'leave-out' });
    const [result] = recordsOf(await readAll(bytes));
    expect(
      valuesOf(result!.record, '500', 'a')
        .map((text) => text[0])
        .join(''),
    ).toBe('abzzzzzzzzzzzz');
  });

  it('leaves out fields of a record with 200,000 of them', async () => {
    const fields = Array.from({ length: 200_000 }, (_, at) => data('500', '  ', `a${at}`));
    const bytes = writeIso2709({ leader: LEADER, fields }, { tooLong: 'leave-out' });
    const [result] = recordsOf(await readAll(bytes));
    expect(bytes.length).toBeGreaterThan(99_900);
    expect(result!.warnings).toEqual([]);
    expect(valuesOf(result!.record, '500', 'a').slice(0, 3)).toEqual(['0', '1', '2']);
  });
});
