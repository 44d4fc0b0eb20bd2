import { describe, expect, it } from 'vitest';
import { decodeRaw } from './decode-raw.ts';
import { writeIso2709 } from './iso2709/write-iso2709.ts';
import { writeMarcXml } from './marcxml/write-marcxml.ts';
import { readAll, recordsOf } from './testing/read-all.ts';
import { recordOf } from './testing/record-builders.ts';

describe('decoding a stored record', () => {
  it('gives the record that was read from the file', async () => {
    const record = recordOf('1', '红楼梦 / 曹雪芹著');
    const sources = [
      ['iso2709', writeIso2709(record)],
      ['iso2709', writeIso2709(record, { encoding: 'gb18030' })],
      ['marcxml', Buffer.from(`\ufeff<collection>${writeMarcXml(record)}</collection>`, 'utf16le')],
    ] as const;
    for (const [format, bytes] of sources) {
      const [result] = recordsOf(await readAll(bytes));
      expect(decodeRaw(result!.raw, format, result!.encoding)).toEqual(result!.record);
      expect(result!.record.fields).toEqual(record.fields);
    }
  });

  it('gives undefined if the bytes are no record', () => {
    expect(decodeRaw(Buffer.from('x'), 'iso2709')).toBeUndefined();
    expect(decodeRaw(Buffer.from('x'), 'marcxml')).toBeUndefined();
  });
});
