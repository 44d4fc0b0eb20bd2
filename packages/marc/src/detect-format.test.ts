import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzipIfNeeded } from './byte-source.ts';
import { writeIso2709 } from './iso2709/write-iso2709.ts';
import { writeMarcXml } from './marcxml/write-marcxml.ts';
import { NotMarcError } from './not-marc-error.ts';
import { readMarc } from './read-marc.ts';
import { readAll, recordsOf } from './testing/read-all.ts';
import { recordOf } from './testing/record-builders.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

const notMarc: [found: string, bytes: Buffer][] = [
  ['empty', latin1('')],
  ['empty', latin1(' \r\n\r\n')],
  ['pdf', latin1('%PDF-1.7\n%\xe2\xe3')],
  ['zip', latin1('PK\x03\x04\x14\0')],
  ['gzip', gzipSync('x')],
  ['xz', latin1('\xfd7zXZ\0\0')],
  ['sqlite', latin1('SQLite format 3\0\x10')],
  ['ms-office', latin1('\xd0\xcf\x11\xe0\xa1\xb1')],
  ['image', latin1('\x89PNG\r\n\x1a\n')],
  ['html', Buffer.from('\ufeff<!DOCTYPE html><html><body></body></html>')],
  ['json', Buffer.from(' {"leader": "00714cam a2200205 a 4500"}')],
  ['csv', Buffer.from('title;author;isbn\nFaust;Goethe;3150000017\n')],
  ['marc-text', Buffer.from('=LDR  00714cam a2200205 a 4500\n=001  1\n')],
  ['text', Buffer.from('红楼梦 是一部小说\n作者 曹雪芹\n')],
  ['unknown binary', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0xff, 0xfe])],
];

async function unzipped(bytes: Buffer): Promise<string[]> {
  const source = (async function* () {
    yield bytes.subarray(0, 1);
    yield bytes.subarray(1);
  })();
  const titles: string[] = [];
  for await (const batch of readMarc(gunzipIfNeeded(source))) {
    titles.push(...recordsOf(batch).map(({ record }) => JSON.stringify(record.fields)));
  }
  return titles;
}

describe('detecting the format of a file', () => {
  it('skips a byte order mark and white space', async () => {
    const record = recordOf('1', 'Élégie');
    for (const bytes of [writeIso2709(record), Buffer.from(writeMarcXml(record))]) {
      for (const before of ['', '\ufeff', '\r\n', '\ufeff\n']) {
        const results = await readAll(Buffer.concat([Buffer.from(before), bytes]));
        expect(recordsOf(results).map((result) => result.record.fields)).toEqual([record.fields]);
      }
    }
  });

  it.each(notMarc)('refuses %s and names it in the error', async (found, bytes) => {
    await expect(readAll(bytes)).rejects.toMatchObject({ name: 'NotMarcError', found });
  });

  it('is skipped if the caller names the format: data in another format is rejected record by record', async () => {
    expect(await readAll('title;author\nFaust;Goethe', { format: 'iso2709' })).toMatchObject([
      { kind: 'rejected' },
    ]);
    await expect(readAll('', { format: 'iso2709' })).rejects.toBeInstanceOf(NotMarcError);
  });

  it('unpacks gzip, also with several members', async () => {
    const packed = Buffer.concat(['1', '2'].map((id) => gzipSync(writeIso2709(recordOf(id, 'x')))));
    const plain = Buffer.concat(['1', '2'].map((id) => writeIso2709(recordOf(id, 'x'))));
    expect(await unzipped(packed)).toHaveLength(2);
    expect(await unzipped(packed)).toEqual(await unzipped(plain));
    await expect(unzipped(packed.subarray(0, -12))).rejects.toMatchObject({ code: 'Z_BUF_ERROR' });
  });

  it('reads only the first bytes and closes a source that it refuses', async () => {
    let closed = false;
    const source = (async function* () {
      try {
        for (;;) yield Buffer.from('%PDF'.padEnd(10_000));
      } finally {
        closed = true;
      }
    })();
    await expect(readMarc(source).next()).rejects.toMatchObject({ found: 'pdf' });
    expect(closed).toBe(true);
  });
});
