import { describe, expect, it } from 'vitest';
import { encodeGb18030 } from '../charset/gb18030.ts';
import { readAll, recordsOf, rejectedOf, valuesOf } from '../testing/read-all.ts';
import { control, data, LEADER, recordOf } from '../testing/record-builders.ts';
import { MAX_ISO2709_BYTES } from './record-splitter.ts';
import { writeIso2709 } from './write-iso2709.ts';

const first = Buffer.from(writeIso2709(recordOf('1', 'Élégie')));
const second = Buffer.from(writeIso2709(recordOf('2', '红楼梦')));
const third = Buffer.from(writeIso2709(recordOf('3', 'Faust')));

function controlNumbers(results: Awaited<ReturnType<typeof readAll>>): string[] {
  return recordsOf(results).flatMap(({ record }) => valuesOf(record, '001'));
}

describe('a file of ISO 2709 records', () => {
  it('gives every record with its bytes, its index and its byte offset', async () => {
    const results = recordsOf(await readAll(Buffer.concat([first, second])));
    expect(results.map(({ position }) => position)).toEqual([
      { index: 0, byteOffset: 0 },
      { index: 1, byteOffset: first.length },
    ]);
    expect(Buffer.from(results[1]!.raw)).toEqual(second);
    expect(results[1]).toMatchObject({ encoding: 'utf-8', warnings: [] });
    expect(valuesOf(results[1]!.record, '245', 'a')).toEqual(['红楼梦']);
  });

  it('gives the same results for any size of chunks', async () => {
    const file = Buffer.concat([first, Buffer.from('\r\n'), second, third]);
    const whole = await readAll(file);
    for (const chunkBytes of [1, 7, 64]) expect(await readAll(file, { chunkBytes })).toEqual(whole);
  });

  it('may have line ends, zero bytes and an end-of-file mark between and after records', async () => {
    const filler = Buffer.from('\r\n\0\0');
    const results = await readAll(Buffer.concat([filler, first, filler, second, Buffer.from('\n\x1a')]));
    expect(controlNumbers(results)).toEqual(['1', '2']);
    expect(results.map((result) => result.position.byteOffset)).toEqual([4, 8 + first.length]);
  });

  it('may begin with a byte order mark', async () => {
    const results = await readAll(Buffer.concat([Buffer.from('\ufeff'), first]));
    expect(controlNumbers(results)).toEqual(['1']);
  });

  it('may have spaces instead of a record length, as in templates', async () => {
    const template = Buffer.concat([Buffer.from('     '), first.subarray(5)]);
    const results = recordsOf(await readAll(template));
    expect(results[0]).toMatchObject({ warnings: ['record-length'] });
    expect(controlNumbers(results)).toEqual(['1']);
  });
});

describe('damage in ISO 2709', () => {
  it('a record with a wrong record length is read in full', async () => {
    for (const lie of ['00030', '01000', '99999', '0x0!0']) {
      const liar = Buffer.concat([Buffer.from(lie), first.subarray(5)]);
      const results = await readAll(Buffer.concat([liar, second, third]));
      expect(controlNumbers(results), lie).toEqual(['1', '2', '3']);
      expect(recordsOf(results)[0]!.warnings).toContain('record-length');
    }
  });

  it('a record with a wrong base address is read in full', async () => {
    const liar = Buffer.concat([first.subarray(0, 12), Buffer.from('99999'), first.subarray(17)]);
    expect(controlNumbers(await readAll(liar))).toEqual(['1']);
  });

  it('lengths counted in characters instead of bytes are corrected', async () => {
    const record = {
      leader: LEADER,
      fields: [control('001', 'x'), data('245', '10', 'a红楼梦'), data('260', '  ', 'c1990')],
    };
    const bytes = Buffer.from(writeIso2709(record));
    // 245 has 3 Chinese characters in 9 bytes. Counted in characters its length is 6 less, and 260 begins 6 earlier.
    const text = bytes
      .toString('latin1')
      .replace('245001400002', '245000800002')
      .replace('260000900016', '260000900010');
    const [result] = recordsOf(await readAll(Buffer.from(text, 'latin1')));
    expect(result!.record.fields).toEqual(record.fields);
    expect(result!.warnings).toEqual(['directory-mismatch']);
  });

  it('a field terminator inside a field becomes a space', async () => {
    const record = {
      leader: LEADER,
      fields: [control('001', 'x'), data('245', '10', 'aone#two'), data('260', '  ', 'c1990')],
    };
    const text = Buffer.from(writeIso2709(record)).toString('latin1');
    const inPlace = recordsOf(await readAll(Buffer.from(text.replace('one#two', 'one\x1etwo'), 'latin1')));
    expect(valuesOf(inPlace[0]!.record, '245', 'a')).toEqual(['one two']);
    expect(inPlace[0]!.warnings).toEqual(['stray-field-terminator']);

    const unusable = text.replace('one#two', 'one\x1etwo').replace(/245\d{9}/, '245000000000');
    const rebuilt = recordsOf(await readAll(Buffer.from(unusable, 'latin1')));
    expect(valuesOf(rebuilt[0]!.record, '245', 'a')).toEqual(['one two']);
    expect(valuesOf(rebuilt[0]!.record, '260', 'c')).toEqual(['1990']);
  });

  it('if the directory has no numbers, the field terminators are used', async () => {
    const text = first.toString('latin1').replace(/001\d{9}245\d{9}/, '001?????????245?????????');
    const [result] = recordsOf(await readAll(Buffer.from(text, 'latin1')));
    expect(result!.record.fields).toEqual(recordOf('1', 'Élégie').fields);
    expect(result!.warnings).toContain('directory-mismatch');
  });

  it('fields may lie in another order than their directory entries', async () => {
    const text = first.toString('latin1').replace(/(001\d{9})(245\d{9})/, '$2$1');
    const [result] = recordsOf(await readAll(Buffer.from(text, 'latin1')));
    expect(result!.record.fields.map(({ tag }) => tag)).toEqual(['245', '001']);
    expect(valuesOf(result!.record, '245', 'a')).toEqual(['Élégie']);
    expect(result!.warnings).toEqual([]);
  });

  it('the directory is found if the leader lacks a character', async () => {
    const text = first.toString('latin1');
    const [result] = recordsOf(await readAll(Buffer.from(text.slice(0, 23) + text.slice(24), 'latin1')));
    expect(valuesOf(result!.record, '001')).toEqual(['1']);
    expect(result!.record.leader).toHaveLength(24);
    expect(result!.warnings).toContain('bad-leader');
  });

  it('a record that was cut off is refused and the next is read', async () => {
    const results = await readAll(Buffer.concat([first, second.subarray(0, -6), third]));
    expect(controlNumbers(results)).toEqual(['1', '3']);
    const [rejected] = rejectedOf(results);
    expect(rejected).toMatchObject({ reason: 'truncated', position: { index: 1, byteOffset: first.length } });
    expect(Buffer.from(rejected!.raw)).toEqual(second.subarray(0, -6));
  });

  it('a file that was cut off gives its last record only if that record is complete', async () => {
    const cut = await readAll(Buffer.concat([first, second.subarray(0, -3)]));
    expect(controlNumbers(cut)).toEqual(['1']);
    expect(rejectedOf(cut)).toMatchObject([{ reason: 'truncated' }]);

    const lacksTerminator = await readAll(Buffer.concat([first, second.subarray(0, -1)]));
    expect(controlNumbers(lacksTerminator)).toEqual(['1', '2']);
    expect(recordsOf(lacksTerminator)[1]!.warnings).toContain('missing-terminator');
  });

  it('junk between records is skipped', async () => {
    const results = await readAll(Buffer.concat([first, Buffer.from('-- page 2 --'), second]));
    expect(controlNumbers(results)).toEqual(['1', '2']);
    expect(recordsOf(results)[1]!.warnings).toContain('skipped-bytes');
  });

  it('junk with a record terminator is rejected, the records around it are read', async () => {
    const results = await readAll(
      Buffer.concat([first, Buffer.from('nothing that anybody can read\x1d'), second]),
    );
    expect(controlNumbers(results)).toEqual(['1', '2']);
    expect(rejectedOf(results)).toMatchObject([{ reason: 'no-leader', position: { index: 1 } }]);
  });

  it('a record terminator inside a field does not end the record', async () => {
    const text = first.toString('latin1').replace('l\xc3\xa9g', 'l\x1d\xa9g');
    const results = await readAll(Buffer.concat([Buffer.from(text, 'latin1'), second]), {
      encoding: 'utf-8',
    });
    expect(recordsOf(results)).toHaveLength(2);
    expect(recordsOf(results)[0]!.warnings).toContain('embedded-record-terminator');
  });

  it('records longer than 99,999 bytes are read, records longer than our limit are rejected', async () => {
    const long = Buffer.from(writeIso2709(recordOf('1', 'x'.repeat(9000)))).toString('latin1');
    const grown = Buffer.from(long.replace('xx', 'x'.repeat(200_000)), 'latin1');
    const results = await readAll(Buffer.concat([grown, second]), { chunkBytes: 65_536 });
    expect(controlNumbers(results)).toEqual(['1', '2']);

    const tooLong = Buffer.from(long.replace('xx', 'x'.repeat(MAX_ISO2709_BYTES)), 'latin1');
    const after = await readAll(Buffer.concat([first, tooLong, second]), { chunkBytes: 65_536 });
    expect(controlNumbers(after)).toEqual(['1', '2']);
    expect(rejectedOf(after)).toMatchObject([{ reason: 'too-large' }]);
  });

  it('twenty thousand records without terminators are rejected one by one in linear time', async () => {
    const unended = Buffer.from(first.subarray(0, 40).toString('latin1').repeat(20_000), 'latin1');
    const results = await readAll(Buffer.concat([unended, second]));
    expect(results).toHaveLength(20_001);
    expect(controlNumbers(results)).toEqual(['2']);
  });

  it('reading goes on after any damaged byte', async () => {
    const file = Buffer.concat([first, second, third]);
    for (let at = 0; at < file.length; at++) {
      const damaged = Buffer.from(file);
      damaged[at] = (damaged[at]! + 1 + (at % 37)) % 256;
      const results = await readAll(damaged, { format: 'iso2709' });
      expect(results.length, `byte ${at}`).toBeGreaterThanOrEqual(2);
      for (const { record } of recordsOf(results)) expect(record.leader).toHaveLength(24);
    }
  });
});

describe('encodings in ISO 2709', () => {
  it('are detected from the bytes; leader/09 is ignored', async () => {
    const chinese = recordOf('1', '红楼梦 / 曹雪芹著 ; 高鹗续');
    const claimsUtf8 = Buffer.from(writeIso2709(chinese, { encoding: 'gb18030' }));
    claimsUtf8[9] = 'a'.charCodeAt(0);
    const claimsNothing = Buffer.from(writeIso2709(chinese));
    claimsNothing[9] = ' '.charCodeAt(0);
    for (const [bytes, encoding] of [
      [claimsUtf8, 'gb18030'],
      [claimsNothing, 'utf-8'],
    ] as const) {
      const [result] = recordsOf(await readAll(bytes));
      expect(result).toMatchObject({ encoding, warnings: [] });
      expect(result!.record.fields).toEqual(chinese.fields);
    }
  });

  it('may change within a file; the record then has a warning', async () => {
    const others = ['1', '2', '3'].map((id) =>
      Buffer.from(
        writeIso2709(recordOf(id, '红楼梦 / 曹雪芹著 ; 高鹗续 ; 中国艺术研究院红楼梦研究所校注'), {
          encoding: 'gb18030',
        }),
      ),
    );
    const results = recordsOf(await readAll(Buffer.concat([...others, second])));
    expect(results.map(({ encoding }) => encoding)).toEqual(['gb18030', 'gb18030', 'gb18030', 'utf-8']);
    expect(results[3]!.warnings).toEqual(['encoding-differs']);
  });

  it('MARC-8 is decoded subfield by subfield, from ASCII each time', async () => {
    const titles = data('245', '10', 'a\x1b(NmOSKWA', 'cMoskva');
    const [result] = recordsOf(await readAll(writeIso2709({ leader: LEADER, fields: [titles] })));
    expect(result).toMatchObject({ encoding: 'marc-8' });
    expect(valuesOf(result!.record, '245', 'a')).toEqual(['Москва']);
    expect(valuesOf(result!.record, '245', 'c')).toEqual(['Moskva']);
  });

  it('bytes that cannot be decoded become U+FFFD with a warning', async () => {
    const bytes = Buffer.from(first);
    bytes[bytes.indexOf(0xc3)] = 0xff;
    const [result] = recordsOf(await readAll(bytes, { encoding: 'utf-8' }));
    expect(result!.warnings).toContain('undecodable-text');
    expect(valuesOf(result!.record, '245', 'a')[0]).toContain('�');
  });

  it('a GBK character whose second byte is in the ASCII range is not split', async () => {
    const bytes = encodeGb18030('誠镕');
    expect(
      [...bytes].some((byte) => byte < 0x80),
      'a trail byte in the ASCII range',
    ).toBe(true);
    const record = recordOf('1', '誠镕，誠镕');
    const [result] = recordsOf(
      await readAll(writeIso2709(record, { encoding: 'gb18030' }), { encoding: 'gbk' }),
    );
    expect(result!.record.fields).toEqual(record.fields);
  });
});
