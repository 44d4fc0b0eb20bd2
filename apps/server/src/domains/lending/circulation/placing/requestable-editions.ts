import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { Db } from '../../../../platform/db/database.ts';
import type { NewRequest, RequestableEdition } from '../../../../ports/ils/ils-placing.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import type { LocalContext } from '../local-context.ts';
import { considerKind } from './consider-kind.ts';
import { type PlacingCase, readPlacingCase } from './placing-case.ts';
import { listEditionIds } from './placing-store.ts';
import { readWait } from './read-wait.ts';

/** Each edition costs some queries; of more than these no reader chooses. */
const MOST_EDITIONS = 20;

/** The other editions of a bib that a patron could reserve now, each by itself, newest first; none where the bib itself cannot be one of several. */
export async function requestableEditions(
  db: Db,
  context: LocalContext,
  patronId: string,
  bibId: string,
): ReturnType<NonNullable<IlsRequests['editions']>> {
  const given = await readPlacingCase(db, context, { patronId, wish: { bibId }, addresses: [] });
  // No item is named, so none can be unknown.
  if (isRefusal(given)) return given.code === 'ITEM_NOT_FOUND' ? [] : given;
  if (!canBeOneOfSeveral(context, given)) return [];
  const editions: RequestableEdition[] = [];
  for (const id of (await listEditionIds(db, context.tenantId, bibId)).slice(0, MOST_EDITIONS)) {
    const edition = await readEdition(db, context, patronId, id);
    if (!edition) continue;
    const wait = await readWait(db, context, edition);
    editions.push({ bibId: id, readersBefore: edition.waiting, ...(wait && { wait }) });
  }
  return editions;
}

/** Whether a request for a bib may wait for these other editions too: true if there are none. */
export async function areRequestable(
  db: Db,
  context: LocalContext,
  given: PlacingCase,
  { kind, bibId, itemId, locationCode }: NewRequest,
  otherBibIds: readonly string[],
): Promise<boolean> {
  if (otherBibIds.length === 0) return true;
  const isForTitle = kind === 'reservation' && itemId === undefined && locationCode === undefined;
  if (!isForTitle || otherBibIds.length > MOST_EDITIONS || !canBeOneOfSeveral(context, given)) return false;
  const editions = await listEditionIds(db, context.tenantId, bibId);
  for (const id of otherBibIds) {
    if (!editions.includes(id) || !(await readEdition(db, context, given.patronId, id))) return false;
  }
  return true;
}

async function readEdition(
  db: Db,
  context: LocalContext,
  patronId: string,
  bibId: string,
): Promise<PlacingCase | undefined> {
  const given = await readPlacingCase(db, context, { patronId, wish: { bibId }, addresses: [] });
  return !isRefusal(given) && canBeOneOfSeveral(context, given) ? given : undefined;
}

/** A reservation of any copy is possible. A volume is not the same in another edition, so what has volumes is asked for by itself. */
function canBeOneOfSeveral({ policy }: LocalContext, given: PlacingCase): boolean {
  const { free, toCome } = given.copies;
  return (
    policy.requests.anyEdition &&
    given.volume === '' &&
    [...free, ...toCome].every(({ volume }) => volume === '') &&
    !isRefusal(considerKind(given, 'reservation', policy.requests))
  );
}
