import { describe, expect, it, vi } from 'vitest';
import { encodeGb18030 } from '../charset/gb18030.ts';
import { NotMarcError } from '../not-marc-error.ts';
import { readAll, recordsOf, rejectedOf, valuesOf } from '../testing/read-all.ts';
import { recordOf } from '../testing/record-builders.ts';
import { TolerantXmlParser } from '../xml/tolerant-xml-parser.ts';
import { writeMarcXml } from './write-marcxml.ts';
import { MAX_XML_RECORD } from './xml-record-scanner.ts';

const one = writeMarcXml(recordOf('1', 'Élégie'));
const two = writeMarcXml(recordOf('2', '红楼梦'));
const three = writeMarcXml(recordOf('3', '𠀀 Faust'));
const collection = (...parts: string[]): string => `<collection>${parts.join('\n')}</collection>`;

function controlNumbers(results: Awaited<ReturnType<typeof readAll>>): string[] {
  return recordsOf(results).flatMap(({ record }) => valuesOf(record, '001'));
}

describe('a MARCXML document', () => {
  it('gives every record with its text, its index and its byte offset', async () => {
    const document = `<?xml version="1.0"?>\r\n${collection(one, two, three)}`;
    const results = recordsOf(await readAll(document));
    expect(results.map(({ record }) => record)).toEqual([
      recordOf('1', 'Élégie'),
      recordOf('2', '红楼梦'),
      recordOf('3', '𠀀 Faust'),
    ]);
    expect(results.map(({ raw }) => Buffer.from(raw).toString())).toEqual([one, two, three]);
    for (const { position, raw } of results) {
      const { byteOffset } = position;
      expect(Buffer.from(document).subarray(byteOffset, byteOffset + raw.length)).toEqual(raw);
    }
    expect(results.map(({ position }) => position.index)).toEqual([0, 1, 2]);
  });

  it('gives the same results for any size of chunks', async () => {
    const document = `\ufeff${collection(one, two, three).replaceAll('\n', '\r\n')}`;
    const whole = await readAll(document);
    expect(controlNumbers(whole)).toEqual(['1', '2', '3']);
    for (const chunkBytes of [1, 7, 64]) expect(await readAll(document, { chunkBytes })).toEqual(whole);
  });

  it('may have any prefix, any namespace and any wrapping', async () => {
    const prefixed = one.replace(/<(\/?)(?=[a-z])/g, '<$1marc:').replace('xmlns=', 'xmlns:marc=');
    const sru = `<zs:searchRetrieveResponse xmlns:zs="x"><zs:records><zs:record><zs:recordData>${two}</zs:recordData></zs:record></zs:records></zs:searchRetrieveResponse>`;
    const oai = `<OAI-PMH><ListRecords><record><header/><metadata>${three}</metadata></record></ListRecords></OAI-PMH>`;
    const unknown = one.replace(/record/g, 'marcEntry').replace(/ xmlns="[^"]*"/, '');
    for (const document of [prefixed, sru, oai, unknown]) {
      const results = await readAll(document);
      expect(recordsOf(results)).toHaveLength(1);
      expect(rejectedOf(results)).toEqual([]);
    }
    expect(controlNumbers(await readAll(sru))).toEqual(['2']);
  });

  it('may be several documents in a row, or records without a root', async () => {
    const declaration = '<?xml version="1.0"?>';
    expect(controlNumbers(await readAll(`${declaration}${one}\n${declaration}${two}${three}`))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('may hold comments, CDATA and markup among the text', async () => {
    const text = one.replace('Élégie', '<!-- <record> -->a <![CDATA[<b> & c]]> <i>d</i>&#x65;&amp;');
    const [result] = recordsOf(await readAll(collection(text)));
    expect(valuesOf(result!.record, '245', 'a')).toEqual(['a <b> & c de&']);
  });

  it('without records is empty if it is a collection; other XML is not MARC', async () => {
    expect(await readAll('<collection xmlns="http://www.loc.gov/MARC21/slim"/>')).toEqual([]);
    await expect(readAll('<rss><channel/></rss>')).rejects.toMatchObject(new NotMarcError('xml'));
    const dublinCore = '<OAI-PMH><record><metadata><dc><title>x</title></dc></metadata></record></OAI-PMH>';
    await expect(readAll(dublinCore)).rejects.toBeInstanceOf(NotMarcError);
  });
});

describe('encodings in MARCXML', () => {
  it('are detected from byte order mark, bytes and declaration, in this order', async () => {
    const body = collection(one, two);
    const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>${body}`;
    const littleEndian = Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le');
    const cases: [string, Buffer][] = [
      ['utf-16le', littleEndian],
      ['utf-16be', Buffer.from(littleEndian).swap16()],
      ['utf-16le', Buffer.from(declared('UTF-16'), 'utf16le')],
      ['utf-8', Buffer.from(declared('UTF-16'))],
      ['utf-8', Buffer.from(declared('gb2312'))],
      ['utf-8', Buffer.from(declared('no-such-encoding'))],
      ['gb18030', encodeGb18030(`<?xml version="1.0" encoding="GB18030"?>${collection(two)}`)],
    ];
    for (const [encoding, bytes] of cases) {
      const results = recordsOf(await readAll(bytes));
      expect(results.map((result) => result.encoding)).toEqual(results.map(() => encoding));
      expect(results.at(-1)!.record).toEqual(recordOf('2', '红楼梦'));
    }
  });

  it('a Latin-1 document without a declaration is read', async () => {
    const [result] = recordsOf(await readAll(Buffer.from(collection(one), 'latin1')));
    expect(result).toMatchObject({ encoding: 'windows-1252', record: recordOf('1', 'Élégie') });
  });
});

describe('damage in MARCXML', () => {
  it('control characters are removed with a warning', async () => {
    const [result] = recordsOf(await readAll(collection(one.replace('lég', 'l\x01ég'))));
    expect(valuesOf(result!.record, '245', 'a')).toEqual(['Élégie']);
    expect(result!.warnings).toEqual(['bad-xml-character']);
  });

  it('entities are never expanded, which prevents entity expansion attacks', async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    const [result] = recordsOf(await readAll(`${bomb}${collection(one.replace('Élégie', '&b;&c;&nbsp;'))}`));
    expect(valuesOf(result!.record, '245', 'a')).toEqual(['&b;&c;&nbsp;']);
    expect(result!.warnings).toEqual(['undefined-entity']);
  });

  it('broken nesting rejects only the record that has it', async () => {
    const broken = [
      two.replace('</subfield>', ''),
      two.replace('</datafield>', '</datafeld>'),
      two.replace('code="a"', 'code="a'),
      two.replace('</record>', ''),
      two.slice(0, two.indexOf('红')),
    ];
    for (const text of broken) {
      const results = await readAll(collection(one, text, three));
      expect(controlNumbers(results), text).toEqual(['1', '3']);
      expect(rejectedOf(results), text).toMatchObject([{ reason: 'malformed-xml', position: { index: 1 } }]);
      expect(Buffer.from(rejectedOf(results)[0]!.raw).toString()).toContain('<controlfield tag="001">2<');
    }
  });

  it('a document that was cut off loses only its last record', async () => {
    const results = await readAll(`<collection>${one}${two.slice(0, -20)}`);
    expect(controlNumbers(results)).toEqual(['1']);
    expect(rejectedOf(results)).toMatchObject([{ reason: 'truncated' }]);
  });

  it('a record without leader or without fields is rejected', async () => {
    const results = await readAll(
      collection(one.replace(/<leader>.*<\/leader>/, ''), '<record><leader>x</leader></record>', two),
    );
    expect(rejectedOf(results).map(({ reason }) => reason)).toEqual(['no-leader', 'no-fields']);
    expect(controlNumbers(results)).toEqual(['2']);
  });

  it('a field without tag and a subfield without code are dropped, missing indicators are spaces', async () => {
    const text = one
      .replace('<controlfield tag="001">', '<controlfield>')
      .replace('ind1="1" ', '')
      .replace('</datafield>', '<subfield>b</subfield></datafield>');
    const [result] = recordsOf(await readAll(collection(text)));
    expect(result!.record.fields).toEqual([
      { tag: '245', ind1: ' ', ind2: '0', subfields: [{ code: 'a', value: 'Élégie' }] },
    ]);
    expect(new Set(result!.warnings)).toEqual(
      new Set(['field-without-tag', 'bad-indicators', 'subfield-without-code']),
    );
  });

  it('a trimmed or indented leader gets 24 characters', async () => {
    const short = one.replace(
      /<leader>(.*)<\/leader>/,
      (_, leader: string) => `<leader>\n  ${leader.slice(0, 22)}\n</leader>`,
    );
    const [result] = recordsOf(await readAll(collection(short)));
    expect(result!.record.leader).toBe('00000nam a2200000 a 45  ');
    expect(result!.warnings).toEqual(['bad-leader']);
  });

  it('elements nested without end are rejected, and the next record is read', async () => {
    const results = await readAll(`${'<a>'.repeat(100_000)}${two}`, { chunkBytes: 64 * 1024 });
    expect(controlNumbers(results)).toEqual(['2']);
    expect(rejectedOf(results)).toMatchObject([{ reason: 'malformed-xml' }]);
  });

  it('records in one another do not make the reading of what follows a multiple', async () => {
    const faults = 4_000;
    const inside = '<record><controlfield tag="001">9</controlfield>'.repeat(200);
    const text = `<collection><record><leader></leader>${inside}${'\u0001'.repeat(faults)}</broken>${two}`;
    const noted = vi.spyOn(TolerantXmlParser.prototype, 'fail');
    const results = await readAll(text, { chunkBytes: 64 * 1024 });
    expect(noted.mock.calls.length).toBeLessThan(4 * faults);
    noted.mockRestore();
    expect(controlNumbers(results)).toEqual(['2']);
  });

  it('a fault is no error that is made, so text of forbidden characters costs as much as other text', async () => {
    const made = vi.spyOn(TolerantXmlParser.prototype, 'makeError');
    const [result] = recordsOf(await readAll(collection(one.replace('lég', `l${'\u0001'.repeat(4_000)}ég`))));
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    expect(result!.warnings).toEqual(['bad-xml-character']);
  });

  it('a record without end is rejected at the size limit, and the next is read', async () => {
    const endless = two.replace('红楼梦', 'x'.repeat(MAX_XML_RECORD));
    for (const chunkBytes of [MAX_XML_RECORD * 2, 256 * 1024]) {
      const results = await readAll(collection(one, endless, three), { chunkBytes });
      expect(controlNumbers(results)).toEqual(['1', '3']);
      expect(rejectedOf(results)).toMatchObject([{ reason: 'too-large' }]);
    }
  });
});
