import { asTextEncoding, judgeEncoding } from './charset/judge-encoding.ts';
import { parseRecord } from './iso2709/parse-record.ts';
import type { MarcEncoding, MarcFormat } from './marc-read-result.ts';
import type { MarcRecord } from './marc-record.ts';
import { XmlRecordScanner } from './marcxml/xml-record-scanner.ts';

/**
 * Reads one stored record again, from the `raw` and `encoding` of its `ReadRecord`. Raw MARCXML is always UTF-8, so
 * its encoding is not looked at. Undefined where the bytes hold no record.
 */
export function decodeRaw(raw: Uint8Array, format: MarcFormat, encoding?: string): MarcRecord | undefined {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  switch (format) {
    case 'iso2709': {
      const told = isMarcEncoding(encoding)
        ? { encoding: asTextEncoding(encoding), damaged: false }
        : undefined;
      const parsed = parseRecord(bytes, told ?? judgeEncoding(bytes));
      return 'record' in parsed ? parsed.record : undefined;
    }
    case 'marcxml': {
      const scanner = new XmlRecordScanner();
      const found = [...scanner.push(bytes.toString('utf8')), ...scanner.finish()];
      const first = found.find((scanned) => 'record' in scanned);
      return first?.record;
    }
  }
}

function isMarcEncoding(encoding: string | undefined): encoding is MarcEncoding {
  return encoding === 'utf-8' || encoding === 'marc-8' || encoding === 'gb18030' || encoding === 'gbk';
}
