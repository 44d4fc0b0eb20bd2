import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { REQUEST_KINDS, type RequestKind } from '@lectern/rules/requests/steps';
import type { Db } from '../../../../platform/db/database.ts';
import type { PlacingRefusal, RequestOption } from '../../../../ports/ils/ils-placing.ts';
import type { IlsRequests } from '../../../../ports/ils/ils-requests.ts';
import type { LocalContext } from '../local-context.ts';
import { considerKind, copiesForKind, type Offer } from './consider-kind.ts';
import { withLender } from './lenders.ts';
import { type PlacingCase, readPlacingCase } from './placing-case.ts';
import type { Copy } from './read-copies.ts';
import { readWait } from './read-wait.ts';

/** What a patron could start for a wish. */
export async function requestOptions(
  db: Db,
  context: LocalContext,
  ...[patronId, wish, addresses]: Parameters<IlsRequests['options']>
): ReturnType<IlsRequests['options']> {
  const given = await readPlacingCase(db, context, { patronId, wish, addresses });
  if (isRefusal(given)) return given;
  const options: RequestOption[] = [];
  for (const kind of REQUEST_KINDS) {
    const copies = copiesForKind(given, kind, context.policy.requests);
    options.push(present(kind, await offersOf(db, context, given, kind), copies));
  }
  const { blocks } = given.account;
  const canReserve = options.some(({ kind, refusal }) => kind === 'reservation' && !refusal);
  const wait = canReserve ? await readWait(db, context, given) : undefined;
  return {
    options,
    canFetch: blocks.length === 0 && given.copies.free.some(({ inClosedStack }) => !inClosedStack),
    ...(wait && { wait }),
  };
}

/** Where and with which copies a request of this kind can be placed, or why it cannot. */
export async function offersOf<Kind extends RequestKind>(
  db: Db,
  context: LocalContext,
  given: PlacingCase,
  kind: Kind,
): Promise<readonly Offer[] | PlacingRefusal<Kind>> {
  const offers = considerKind(given, kind, context.policy.requests);
  const [first] = isRefusal(offers) ? [] : offers;
  if (kind !== 'relending' || !first) return offers;
  const lender = await withLender(db, context, first);
  return isRefusal(lender) ? (lender as PlacingRefusal<Kind>) : [lender];
}

function present(
  kind: RequestKind,
  offers: readonly Offer[] | PlacingRefusal,
  copies: readonly Copy[],
): RequestOption {
  const itemIds = copies.map(({ id }) => id);
  if (isRefusal(offers)) return { kind, refusal: offers, pickupLibraries: [], itemIds };
  return { kind, pickupLibraries: offers.flatMap(({ pickupLibrary }) => pickupLibrary || []), itemIds };
}
