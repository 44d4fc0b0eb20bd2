import { asTextEncoding, judgeEncoding } from './charset/judge-encoding.ts';
import { parseRecord } from './iso2709/parse-record.ts';
import type { MarcEncoding, MarcFormat } from './marc-read-result.ts';
import type { MarcRecord } from './marc-record.ts';
import { XmlRecordScanner } from './marcxml/xml-record-scanner.ts';

/**
 * The record that was stored as the `raw` and `encoding` of a `ReadRecord`; undefined if the bytes hold no record.
 * `encoding` is ignored for MARCXML, because raw MARCXML is always UTF-8.
 */
export function decodeRaw(raw: Uint8Array, format: MarcFormat, encoding?: string): MarcRecord | undefined {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  switch (format) {
    case 'iso2709': {
      const stored = isMarcEncoding(encoding)
        ? { encoding: asTextEncoding(encoding), damaged: false }
        : undefined;
      const parsed = parseRecord(bytes, stored ?? judgeEncoding(bytes));
      return 'record' in parsed ? parsed.record : undefined;
    }
    case 'marcxml': {
      const scanner = new XmlRecordScanner();
      const results = [...scanner.push(bytes.toString('utf8')), ...scanner.finish()];
      const first = results.find((result) => 'record' in result);
      return first?.record;
    }
  }
}

function isMarcEncoding(encoding: string | undefined): encoding is MarcEncoding {
  return encoding === 'utf-8' || encoding === 'marc-8' || encoding === 'gb18030' || encoding === 'gbk';
}
