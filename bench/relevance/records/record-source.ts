import { fileURLToPath } from 'node:url';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import type { MarcRecord } from '@lectern/marc/marc-record';
import type { MeaningText } from '@lectern/search/meaning/meaning-model';
import type { SearchDocument } from '@lectern/search/search-document';
import { CLC } from '@lectern/server/domains/collection/vocabulary/classes/clc/clc-scheme';
import {
  bibToSearchDocument,
  type IndexedItem,
} from '@lectern/server/domains/discovery/search-index/bib-to-search-document';
import { meaningTextOf } from '@lectern/server/domains/discovery/search-index/meaning/meaning-text';
import { recordsOfFile } from './open-marc-file.ts';
import { type ShownRecord, shownRecord } from './shown-record.ts';

/** Where the shared data lies that is too large or not ours to keep in the project. */
export const SHARED_DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** One file of records; `prefix` keeps the control numbers of several catalogues apart. */
export interface RecordFile {
  readonly path: string;
  readonly name: string;
  readonly prefix: string;
}

export interface SourceRecord {
  readonly source: string;
  readonly document: SearchDocument;
  /** What a model of meaning learns from it. */
  readonly meaning: MeaningText;
  readonly shown: ShownRecord;
}

/** Documents made as the product makes them, of every record of the files; of records with the same number the first. */
export async function* readSource(files: readonly RecordFile[]): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>();
  for (const { path, name, prefix } of files) {
    let number = 0;
    for await (const record of recordsOfFile(path)) {
      number++;
      const made = sourceRecord(record, name, (control) => `${prefix}${control ?? `${name}-${number}`}`);
      if (seen.has(made.shown.id)) continue;
      seen.add(made.shown.id);
      yield made;
    }
  }
}

/** A record as search knows it and as judges see it. */
export function sourceRecord(
  record: MarcRecord,
  source: string,
  idOf: (controlNumber: string | undefined) => string,
): SourceRecord {
  const bib = mapRecord(record);
  const id = idOf(bib.controlNumber);
  const items = bib.items.map(
    (item, at): IndexedItem => ({
      barcode: item.barcode ?? `${id}-${at + 1}`,
      libraryCode: item.library ?? '',
      locationCode: item.shelvingLocation ?? '',
      callNumber: item.callNumber ?? '',
      availability: 'loanable',
    }),
  );
  const document = bibToSearchDocument(
    {
      id,
      source,
      controlNumber: bib.controlNumber ?? id,
      createdAt: '2024-01-01T00:00:00.000Z',
      bib,
      items,
      onlineIn: [],
      collections: [],
      loans: 0,
      rating: 0,
    },
    CLC,
  );
  return { source, document, meaning: meaningTextOf(bib), shown: shownRecord(id, record, bib) };
}
