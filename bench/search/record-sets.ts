import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapRecord } from '@lectern/marc/mapping/map-record';
import { readMarc } from '@lectern/marc/read-marc';
import type { SearchDocument } from '@lectern/search/search-document';
import { CLC } from '@lectern/server/domains/collection/vocabulary/classes/clc/clc-scheme';
import { bibToSearchDocument } from '@lectern/server/domains/discovery/search-index/bib-to-search-document';
import { syntheticRecords } from './synthetic-records.ts';

/** Records to measure with; every pass over them gives the same. */
export interface RecordSet {
  readonly name: string;
  batches(): AsyncGenerator<SearchDocument[]>;
}

const DATA =
  process.env.LECTERN_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
const TIBKAT = join(DATA, 'tibkat', 'tibkat.mrc.xz');
const BATCH = 1000;

export function syntheticSet(count: number): RecordSet {
  return {
    name: `${count.toLocaleString('en')} generated records, 60 % Chinese`,
    async *batches() {
      let batch: SearchDocument[] = [];
      for (const document of syntheticRecords(count)) {
        batch.push(document);
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
  };
}

/** Real records of a technical library; undefined where the file is absent. */
export function tibkatSet(): RecordSet | undefined {
  if (!existsSync(TIBKAT)) return undefined;
  return { name: 'tibkat, real records', batches: tibkatDocuments };
}

async function* tibkatDocuments(): AsyncGenerator<SearchDocument[]> {
  const unpacked = spawn('xz', ['-dc', TIBKAT], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
  let number = 0;
  for await (const results of readMarc(unpacked)) {
    const documents: SearchDocument[] = [];
    for (const result of results) {
      if (result.kind !== 'record') continue;
      const id = `bib-${String(number++).padStart(9, '0')}`;
      const bib = mapRecord(result.record);
      documents.push(
        bibToSearchDocument(
          {
            id,
            source: 'tibkat',
            controlNumber: id,
            createdAt: '2024-01-01T00:00:00.000Z',
            bib,
            items: [],
            onlineIn: [],
            collections: [],
            loans: 0,
            rating: 0,
          },
          CLC,
        ),
      );
    }
    yield documents;
  }
}
