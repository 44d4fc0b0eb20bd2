import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findStopLink } from '../../talk/messages/outgoing/stop-links.ts';
import { changeSubscriptions, namesOf } from './store/subscription-store.ts';

/** What a link in a mail stops: the subscriptions that the mail told of, by the names that their reader gave them. */
export interface Stoppable {
  readonly names: readonly string[];
  /** None of them is running. */
  readonly isStopped: boolean;
}

/** What the link with this secret part stops; undefined if it is nobody's. */
export async function findStoppable(
  { db }: Pick<Deps, 'db'>,
  tenant: Tenant,
  token: string,
): Promise<Stoppable | undefined> {
  const link = await findStopLink(db, tenant.id, token);
  if (!link) return undefined;
  const named = await namesOf(db, { tenantId: tenant.id, patronId: link.patronId }, link.subscriptionIds);
  return {
    names: named.map(({ term }) => term),
    isStopped: named.every(({ paused_at }) => paused_at !== null),
  };
}

/** Pauses what a mail told of; its reader can go on with it later. False if the link is nobody's. */
export async function stopByLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  token: string,
): Promise<boolean> {
  const link = await findStopLink(db, tenant.id, token);
  if (!link) return false;
  const owner = { tenantId: tenant.id, patronId: link.patronId };
  const running = (await namesOf(db, owner, link.subscriptionIds)).filter(
    ({ paused_at }) => paused_at === null,
  );
  await changeSubscriptions(
    db,
    owner,
    running.map(({ id }) => id),
    { paused_at: clock.now().toISOString() },
  );
  return true;
}
