import { inLargeChunks, peek } from './byte-source.ts';
import { DETECTION_BYTES, detectFormat } from './detect-format.ts';
import { readIso2709 } from './iso2709/read-iso2709.ts';
import type { MarcEncoding, MarcFormat, MarcReadResult } from './marc-read-result.ts';
import { readMarcXml } from './marcxml/read-marcxml.ts';
import { NotMarcError } from './not-marc-error.ts';

export interface ReadMarcOptions {
  /** Detected from the file's beginning when absent. */
  readonly format?: MarcFormat;
  /** Judged for each record (for XML: for the document) when absent. */
  readonly encoding?: MarcEncoding;
}

/**
 * The MARC records of a stream, in batches in file order. Reads ISO 2709 and MARCXML in UTF-8, MARC-8 or GB18030, and
 * XML in any encoding that it declares. Memory is bounded. A damaged record is repaired and has warnings, or it is a
 * rejected piece with a reason; reading goes on after it.
 *
 * @throws NotMarcError if the file is not MARC: before the first batch, or at the end of XML without MARC records.
 */
export async function* readMarc(
  source: AsyncIterable<Uint8Array>,
  options: ReadMarcOptions = {},
): AsyncGenerator<MarcReadResult[]> {
  const { head, source: whole, close } = await peek(source, DETECTION_BYTES);
  const detected = detectFormat(head);
  const format = options.format ?? ('format' in detected ? detected.format : undefined);
  if (format === undefined || head.length === 0) {
    await close();
    throw new NotMarcError('found' in detected ? detected.found : 'empty');
  }
  const chunks = inLargeChunks(whole);
  switch (format) {
    case 'iso2709':
      yield* readIso2709(chunks, options);
      break;
    case 'marcxml':
      yield* readMarcXml(chunks, options);
      break;
  }
}
