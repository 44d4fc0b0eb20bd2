import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import type { TitleFault } from '@lectern/contracts/resources/titles/title-list';
import { peek } from '@lectern/marc/byte-source';
import { DETECTION_BYTES, detectFormat } from '@lectern/marc/detect-format';
import { readTitleList } from '../../../../platform/kbart/read-title-list.ts';
import type { TitleListRefusal } from '../../../../platform/kbart/title-fault.ts';
import type { TitleRow } from '../../../../platform/kbart/title-row.ts';
import { readMarcTitles } from '../../../../platform/marc-titles/read-marc-titles.ts';

/** What reads a file of titles, whatever is in it. */
export interface TitleFileReader {
  readonly encoding: TableEncoding | undefined;
  readonly isWebAddress: (text: string) => boolean;
  /** Takes the next rows in the order of the file; the reading waits for it. */
  onRows(rows: readonly TitleRow[]): Promise<void>;
  onFault(fault: TitleFault): void;
}

export interface TitleFileReading {
  readonly encoding: TableEncoding | null;
  /** Columns of a table that are not used. */
  readonly unknownColumns: readonly string[];
}

/** Reads a file of titles as what its bytes are: MARC records, else a table (KBART). Rows before a refusal must not be used. */
export async function readTitleFile(
  file: AsyncIterable<Uint8Array>,
  reader: TitleFileReader,
): Promise<TitleFileReading | TitleListRefusal> {
  const { head, source } = await peek(file, DETECTION_BYTES);
  if (!('format' in detectFormat(head))) return readTitleList(source, reader);
  const read = await readMarcTitles(source, reader);
  return 'refused' in read ? read : { ...read, unknownColumns: [] };
}
