import { TextDecoder } from 'node:util';
import type { MarcEncoding, MarcReadResult } from '../marc-read-result.ts';
import { NotMarcError } from '../not-marc-error.ts';
import { bytesOf, judgeXmlEncoding } from './xml-encoding.ts';
import { type ScannedRecord, XmlRecordScanner } from './xml-record-scanner.ts';

/** Document elements that may well hold no record: a collection, an answer without hits. */
const MAY_BE_EMPTY = new Set(['collection', 'OAI-PMH', 'searchRetrieveResponse']);

/**
 * Reads MARCXML from a stream, whatever wraps the records.
 *
 * @throws NotMarcError at the end of a document in which there was no MARC record.
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
    results.forget(scanner.keptFrom);
    if (batch.length > 0) yield batch;
  }
  if (!decoder || !results) throw new NotMarcError('empty');
  const rest = decoder.decode();
  const last = results.write(rest, [...scanner.push(rest), ...scanner.finish()]);
  if (last.length > 0) yield last;
  if (results.count === 0 && (scanner.sawWrapper || !MAY_BE_EMPTY.has(scanner.root ?? '')))
    throw new NotMarcError('xml');
}

/** Turns scanned records into results, and their places in the text into places in the file. */
class ResultWriter {
  count = 0;
  private readonly encoding: string;
  /** Text from the last place whose byte offset is known. */
  private text = '';
  private textStart = 0;
  private bytesBefore = 0;

  constructor(encoding: string) {
    this.encoding = encoding;
  }

  write(text: string, scanned: readonly ScannedRecord[]): MarcReadResult[] {
    this.text += text;
    return scanned.map((found) => this.toResult(found));
  }

  /** No record will begin before `at` any more. */
  forget(at: number): void {
    this.byteOffset(at);
  }

  private toResult(found: ScannedRecord): MarcReadResult {
    const position = { index: this.count++, byteOffset: this.byteOffset(found.start) };
    const raw = Buffer.from(found.text);
    if ('reason' in found)
      return { kind: 'rejected', position, reason: found.reason, detail: found.detail, raw };
    return {
      kind: 'record',
      record: found.record,
      raw,
      position,
      encoding: this.encoding,
      warnings: found.warnings,
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
