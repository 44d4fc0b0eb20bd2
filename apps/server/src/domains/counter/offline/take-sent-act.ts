import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { dateIn } from '../../../platform/clock.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { keptReason } from './act-refusal.ts';
import { type DeskSystem, doAct } from './do-act.ts';
import { countUnreadable, endAct, releaseAct, takeAct } from './offline-store.ts';
import { readAct, timeOfAct } from './read-act.ts';

/** So many acts that cannot be read are listed for a library; more are taken as settled. */
const MOST_UNREADABLE = 20;

/** What a desk is told of an act that it sent; it keeps those that are to be sent again. */
export type Outcome = 'done' | 'refused' | 'later';

/** The desk that sends, and its library system. */
export interface Sender {
  readonly tenant: Tenant;
  readonly system: DeskSystem;
  readonly staffId: string;
  readonly libraryCode: string;
  /** Seconds by which its clock is behind ours. */
  readonly clockOffset: number;
}

/** Does one act that a desk sent, unless it was sent before. */
export async function takeSentAct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  privateKey: string,
  { tenant, system, staffId, libraryCode, clockOffset }: Sender,
  sent: { readonly id: string; readonly sealed: string },
): Promise<Outcome> {
  const { id } = sent;
  const now = clock.now();
  const place = { id, library_code: libraryCode, clock_offset: clockOffset };
  const before = await takeAct(db, tenant.id, place, now);
  if (before !== undefined) return before === 'taken' ? 'later' : before === 'refused' ? 'refused' : 'done';

  const act = await readAct(privateKey, sent);
  if (isRefusal(act)) {
    // Nobody can settle more of them than a desk looks at, and they would hide those that can be read.
    const isListed = (await countUnreadable(db, tenant.id)) < MOST_UNREADABLE;
    const ended = isListed
      ? ({ state: 'refused', reason: keptReason(act) } as const)
      : ({ state: 'settled' } as const);
    await endAct(db, tenant.id, id, ended);
    return 'refused';
  }
  const { timeZone, offlineDays: longestDays } = tenant.settings.policy;
  const at = timeOfAct(act, { clockOffset, longestDays, now });
  const day = isRefusal(at) ? '' : dateIn(timeZone, new Date(at));
  const refusal = isRefusal(at) ? at : await doAct(system, { act, at, day, libraryCode, staffId });
  if (isRefusalFor(refusal, ILS_UNAVAILABLE)) {
    await releaseAct(db, tenant.id, id);
    return 'later';
  }
  if (refusal === undefined) {
    await endAct(db, tenant.id, id, { state: 'done' });
    return 'done';
  }
  await endAct(db, tenant.id, id, {
    state: 'refused',
    kind: act.kind,
    item_barcode: act.itemBarcode,
    reader_barcode: act.kind === 'check_out' ? act.readerBarcode : '',
    acted_at: isRefusal(at) ? act.at : at,
    reason: keptReason(refusal),
  });
  return 'refused';
}
