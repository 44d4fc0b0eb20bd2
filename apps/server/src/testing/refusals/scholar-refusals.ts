import { chartReferences } from '@lectern/contracts/discovery/scholar/chart-references';
import { countReferences } from '@lectern/contracts/discovery/scholar/count-references';
import { exportPapers } from '@lectern/contracts/discovery/scholar/export-papers';
import { exportReferences } from '@lectern/contracts/discovery/scholar/export-references';
import { getKeptPaper } from '@lectern/contracts/discovery/scholar/get-kept-paper';
import { getPaper } from '@lectern/contracts/discovery/scholar/get-paper';
import { keepPaper } from '@lectern/contracts/discovery/scholar/keep-paper';
import { listReferences } from '@lectern/contracts/discovery/scholar/list-references';
import { vi } from 'vitest';
import { buildProvider } from '../provider-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const WORK = { doi: '10.1000/182' };
/** Works that cite W1: none. */
const ALONE = { id: 'https://openalex.org/W1', doi: WORK.doi, display_name: 'A work that nobody cites' };

/** A scholarly source, which cannot be reached. */
async function silentSource({ deps }: RefusingLibrary): Promise<typeof WORK> {
  await buildProvider(deps.db, {
    kind: 'openalex',
    mappings: '[]',
    address: 'https://works.example.invalid',
  });
  return WORK;
}

/** A scholarly source that knows one work. */
async function sourceOfOne(library: RefusingLibrary): Promise<typeof WORK> {
  vi.spyOn(library.deps.sources, 'send').mockImplementation(async (_, { url }) => {
    const results = url.search.includes('cites') ? [] : [ALONE];
    const body = Buffer.from(JSON.stringify({ meta: { count: results.length }, results }));
    return { status: 200, contentType: 'application/json', body };
  });
  return silentSource(library);
}

/** Without any source, nobody knows a work. Those of the ways before are taken away. */
async function noSource({ deps }: RefusingLibrary): Promise<typeof WORK> {
  await deps.db.deleteFrom('provider').where('kind', '=', 'openalex').execute();
  return WORK;
}

const OF_ONE = { SCHOLAR_PAPER_NOT_FOUND: noSource, SCHOLAR_SOURCE_SILENT: silentSource };

/** How calls about scholarly works are refused. */
export const SCHOLAR_PROVOKED: readonly Provoked[] = [
  provoked(getPaper, OF_ONE),
  provoked(countReferences, OF_ONE),
  provoked(chartReferences, OF_ONE),
  provoked(listReferences, OF_ONE),
  provoked(keepPaper, OF_ONE),
  provoked(exportReferences, { ...OF_ONE, SCHOLAR_NOTHING_TO_EXPORT: sourceOfOne }),
  provoked(exportPapers, { SCHOLAR_NOTHING_TO_EXPORT: () => ({ ids: ['nowhere:1'] }) }),
  provoked(getKeptPaper, { SCHOLAR_PAPER_NOT_FOUND: () => ({ recordId: 'nothing' }) }),
];
