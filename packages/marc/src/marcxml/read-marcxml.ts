import { TextDecoder } from 'node:util';
import type { MarcEncoding, MarcReadResult } from '../marc-read-result.ts';
import { NotMarcError } from '../not-marc-error.ts';
import { bytesOf, judgeXmlEncoding } from './xml-encoding.ts';
import { type ScannedRecord, XmlRecordScanner } from './xml-record-scanner.ts';

/** Root elements that may have no records: a collection, a response without hits. */
const MAY_BE_EMPTY = new Set(['collection', 'OAI-PMH', 'searchRetrieveResponse']);

/**
 * The records of a MARCXML stream, with any elements around the records.
 *
 * @throws NotMarcError at the end of a document without MARC records.
 */
export async function* readMarcXml(
  source: AsyncIterable<Uint8Array>,
  options: { readonly encoding?: MarcEncoding },
): AsyncGenerator<MarcReadResult[]> {
  const scanner = new XmlRecordScanner();
  let results: ResultWriter | undefined;
  let decoder: TextDecoder | undefined;
  for await (const chunk of source) {
    if (!decoder || !results) {
      const encoding = judgeXmlEncoding(Buffer.from(chunk), options.encoding);
      decoder = new TextDecoder(encoding, { ignoreBOM: true });
      results = new ResultWriter(encoding);
    }
    const text = decoder.decode(chunk, { stream: true });
    const batch = results.write(text, scanner.push(text));
    results.dropTextBefore(scanner.keptFrom);
    if (batch.length > 0) yield batch;
  }
  if (!decoder || !results) throw new NotMarcError('empty');
  const rest = decoder.decode();
  const last = results.write(rest, [...scanner.push(rest), ...scanner.finish()]);
  if (last.length > 0) yield last;
  if (results.count === 0 && (scanner.sawWrapper || !MAY_BE_EMPTY.has(scanner.root ?? '')))
    throw new NotMarcError('xml');
}

/** Turns scanned records into results, and their character offsets in the text into byte offsets in the file. */
class ResultWriter {
  count = 0;
  private readonly encoding: string;
  /** Text from `textStart` on, the last place whose byte offset is known. */
  private text = '';
  private textStart = 0;
  private bytesBefore = 0;

  constructor(encoding: string) {
    this.encoding = encoding;
  }

  write(text: string, scanned: readonly ScannedRecord[]): MarcReadResult[] {
    this.text += text;
    return scanned.map((record) => this.toResult(record));
  }

  /** Drops the text before `at`; all later records must begin at or after `at`. */
  dropTextBefore(at: number): void {
    this.byteOffset(at);
  }

  private toResult(scanned: ScannedRecord): MarcReadResult {
    const position = { index: this.count++, byteOffset: this.byteOffset(scanned.start) };
    const raw = Buffer.from(scanned.text);
    if ('reason' in scanned)
      return { kind: 'rejected', position, reason: scanned.reason, detail: scanned.detail, raw };
    return {
      kind: 'record',
      record: scanned.record,
      raw,
      position,
      encoding: this.encoding,
      warnings: scanned.warnings,
    };
  }

  private byteOffset(at: number): number {
    if (at <= this.textStart) return this.bytesBefore;
    this.bytesBefore += bytesOf(this.text.slice(0, at - this.textStart), this.encoding);
    this.text = this.text.slice(at - this.textStart);
    this.textStart = at;
    return this.bytesBefore;
  }
}
