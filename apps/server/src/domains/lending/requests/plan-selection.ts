import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  REQUEST_KIND_OFF,
  REQUEST_PLACE_NOT_SERVED,
} from '@lectern/contracts/lending/requests/placing-errors';
import { PICKED_UP_KINDS, type RequestKind } from '@lectern/rules/requests/steps';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import type { RequestOption } from '../../../ports/ils/ils-placing.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { bestKind } from './best-kind.ts';
import { readOptions } from './read-options.ts';
import { volumesOf } from './volumes-of.ts';

/** What can be done with one work of a selection. */
export type Plan =
  | { readonly outcome: 'ready'; readonly kind: RequestKind; readonly libraries: readonly string[] }
  | { readonly outcome: 'already' | 'volume' | 'gone' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** How each of these works can be requested, by one after another; `library` is where all are to be picked up, any if it is absent. */
export async function planSelection(
  deps: Deps,
  { tenant, patron }: CallContext<'patron'>,
  recordIds: readonly string[],
) {
  const ids = [...new Set(recordIds)];
  const bibs = await findBibs(deps.db, tenant.id, ids);
  const ils = deps.ils.of(tenant);
  return {
    ids,
    planOf: async (id: string, library?: string) =>
      bibs.has(id) ? planRequest(ils, patron.id, id, library) : ({ outcome: 'gone' } as const),
  };
}

async function planRequest(
  ils: IlsPort,
  patronId: string,
  bibId: string,
  library: string | undefined,
): Promise<Plan | Refusal<'PATRON_NOT_FOUND' | 'ILS_UNAVAILABLE'>> {
  const given = await readOptions(ils, patronId, { bibId });
  if (isRefusal(given)) return isAboutWork(given) ? { outcome: 'gone' } : given;
  const items = await ils.items(bibId);
  if (isRefusal(items)) return items;
  if (volumesOf(items).length > 0) return { outcome: 'volume' };
  const options = PICKED_UP_KINDS.flatMap((kind) => given.options.find((one) => one.kind === kind) ?? []);
  const possible = options.filter(({ refusal }) => refusal === undefined);
  const there = possible.filter(
    ({ pickupLibraries }) => library === undefined || pickupLibraries.includes(library),
  );
  const kind = bestKind(there);
  if (kind === null) return whyNot(options, possible.length > 0);
  const libraries = [...new Set(there.flatMap(({ pickupLibraries }) => pickupLibraries))];
  return { outcome: 'ready', kind, libraries };
}

function isAboutWork(
  refusal: Refusal<'PATRON_NOT_FOUND' | 'ILS_UNAVAILABLE' | 'BIB_NOT_FOUND' | 'ITEM_NOT_FOUND'>,
): refusal is Refusal<'BIB_NOT_FOUND' | 'ITEM_NOT_FOUND'> {
  return refusal.code === 'BIB_NOT_FOUND' || refusal.code === 'ITEM_NOT_FOUND';
}

function whyNot(options: readonly RequestOption[], isElsewhere: boolean): Plan {
  const refusals = options.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.some(({ code }) => code === 'REQUEST_ALREADY_OPEN')) return { outcome: 'already' };
  if (isElsewhere) return { outcome: 'refused', refusal: refuse(REQUEST_PLACE_NOT_SERVED) };
  const refusal = refusals.find(({ code }) => code !== 'REQUEST_KIND_OFF') ?? refuse(REQUEST_KIND_OFF);
  return { outcome: 'refused', refusal };
}
