import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marcRecords } from '../testing/marc-records.ts';
import { readAll, recordsOf } from '../testing/read-all.ts';
import { recordOf } from '../testing/record-builders.ts';
import { writeMarcXml, writeMarcXmlCollection } from './write-marcxml.ts';

describe('writing MARCXML', () => {
  it('escapes XML markup and keeps line ends', async () => {
    const record = recordOf('<&>', 'a "b"\r\nc\td');
    expect(writeMarcXml(record)).toContain('>&lt;&amp;&gt;<');
    const [result] = recordsOf(await readAll(writeMarcXml(record)));
    expect(result!.record).toEqual(record);
  });

  it('writes spaces for characters that XML does not allow', async () => {
    const [result] = recordsOf(await readAll(writeMarcXml(recordOf('1', 'a\u0001b\ud800c'))));
    expect(result!.record).toEqual(recordOf('1', 'a b c'));
  });

  it('gives XML that is read as the same records', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(marcRecords, { minLength: 1, maxLength: 4 }), async (records) => {
        const results = recordsOf(await readAll(await writeMarcXmlCollection(records)));
        expect(results.map(({ record }) => record)).toEqual(records);
        expect(results.flatMap(({ warnings }) => warnings)).toEqual([]);
      }),
    );
  });
});
