import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Deps } from '../../../../platform/deps.ts';
import type { Citation } from '../../../../platform/openurl/citation.ts';
import { askEngine } from '../../../../ports/search-engine/ask-engine.ts';
import { type BibRecord, findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { recordIdIn } from '../../../collection/catalogue/records/record-address.ts';
import { isRecordId } from '../../../collection/catalogue/records/record-id.ts';
import type { Asking } from '../asking.ts';
import { type Attempt, byNumbers, ofPart, ofWork } from './attempts.ts';
import { withHost } from './with-host.ts';

/** Records of the catalogue for a citation. */
export interface FoundRecords {
  /** What was asked for, with what the record of the article says of its place. */
  readonly citation: Citation;
  /** Records of the article or chapter itself. */
  readonly parts: readonly BibRecord[];
  /** By what `works` were found. */
  readonly foundBy: 'number' | 'title';
  /** Records of the book or journal: what was asked for, or what holds it. */
  readonly works: readonly BibRecord[];
}

/** Records that are shown at most. */
const MOST_RECORDS = 5;

/**
 * The records of a citation: one of this library that the request names, else by numbers of the work, by its title with the author, and for
 * an article those of what holds it. Nothing while the search is away.
 */
export async function findRecords(deps: Deps, asking: Asking, citation: Citation): Promise<FoundRecords> {
  const sure =
    (await ownRecord(deps, asking, citation)) ?? (await firstFound(deps, asking, byNumbers(citation)));
  const parts = sure.records.filter(({ bib }) => bib.host !== undefined);
  const works = sure.records.filter(({ bib }) => bib.host === undefined);
  if (works.length > 0) return { citation, parts, foundBy: 'number', works };
  const titled = parts.length > 0 ? [] : (await firstFound(deps, asking, ofPart(citation))).records;
  const ofArticle = [...parts, ...titled];
  const placed = withHost(citation, ofArticle[0]?.bib);
  const { foundBy, records } = await firstFound(deps, asking, ofWork(placed));
  return { citation: placed, parts: ofArticle, foundBy, works: records };
}

/** What the first search finds that finds anything. */
async function firstFound(deps: Deps, { tenant }: Asking, attempts: readonly Attempt[]) {
  for (const { foundBy, query, filters } of attempts) {
    const found = await askEngine(deps, tenant.id, { query, filters, offset: 0, limit: MOST_RECORDS });
    if (isRefusal(found) || found.hits.length === 0) continue;
    const ids = found.hits.map(({ id }) => id);
    const bibs = await findBibs(deps.db, tenant.id, ids);
    const records = ids.flatMap((id) => bibs.get(id) ?? []);
    if (records.length > 0) return { foundBy, records };
  }
  return { foundBy: 'number' as const, records: [] };
}

/** The record of this library whose address is among the ids of the request. */
async function ownRecord({ db }: Deps, { tenant, origin }: Asking, { ids }: Citation) {
  const [id] = ids.flatMap((one) => recordIdIn(one, origin, tenant) ?? []).filter(isRecordId);
  if (id === undefined) return undefined;
  const records = [...(await findBibs(db, tenant.id, [id])).values()];
  return records.length > 0 ? { records } : undefined;
}
