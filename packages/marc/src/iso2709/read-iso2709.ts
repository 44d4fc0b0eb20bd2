import { FileEncoding } from '../charset/judge-encoding.ts';
import type { MarcEncoding, MarcReadResult, MarcWarning, RecordPosition } from '../marc-read-result.ts';
import { parseRecord } from './parse-record.ts';
import { MAX_ISO2709_BYTES, type Piece, RecordSplitter } from './record-splitter.ts';

/**
 * Records in one batch. A parsed record takes ten times its bytes; larger batches would outlive the young generation of
 * the heap.
 */
const BATCH_RECORDS = 64;

/** The records of an ISO 2709 stream, in batches of at most `BATCH_RECORDS`. */
export async function* readIso2709(
  source: AsyncIterable<Uint8Array>,
  options: { readonly encoding?: MarcEncoding },
): AsyncGenerator<MarcReadResult[]> {
  const splitter = new RecordSplitter();
  const fileEncoding = new FileEncoding(options.encoding);
  let index = 0;
  function* results(pieces: readonly Piece[]): Generator<MarcReadResult[]> {
    for (let at = 0; at < pieces.length; at += BATCH_RECORDS) {
      yield pieces
        .slice(at, at + BATCH_RECORDS)
        .map((piece) => readPiece(piece, { index: index++, byteOffset: piece.byteOffset }, fileEncoding));
    }
  }

  let first = true;
  for await (const chunk of source) {
    if (first) fileEncoding.judge(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    first = false;
    yield* results(splitter.push(chunk));
  }
  yield* results(splitter.finish());
}

function readPiece(piece: Piece, position: RecordPosition, fileEncoding: FileEncoding): MarcReadResult {
  const { raw } = piece;
  if (piece.tooLarge) {
    const detail = `no record terminator within ${MAX_ISO2709_BYTES} bytes`;
    return { kind: 'rejected', position, reason: 'too-large', detail, raw };
  }
  try {
    return readRecord(piece, position, fileEncoding);
  } catch (error) {
    // A bug in our parser must not stop the import of the file.
    return { kind: 'rejected', position, reason: 'unreadable', detail: String(error), raw };
  }
}

function readRecord(
  { raw, warnings }: Piece,
  position: RecordPosition,
  fileEncoding: FileEncoding,
): MarcReadResult {
  const judgement = fileEncoding.judge(raw);
  const parsed = parseRecord(raw, judgement);
  if ('reason' in parsed)
    return { kind: 'rejected', position, reason: parsed.reason, detail: parsed.detail, raw };
  const usual = fileEncoding.current;
  const all: MarcWarning[] = [...warnings, ...parsed.warnings];
  if (judgement.encoding !== 'ascii' && judgement.encoding !== usual) all.push('encoding-differs');
  const encoding = judgement.encoding === 'ascii' ? (usual ?? 'utf-8') : judgement.encoding;
  return { kind: 'record', record: parsed.record, raw, position, encoding, warnings: all };
}
