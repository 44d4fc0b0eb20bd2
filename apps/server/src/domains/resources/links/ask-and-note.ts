import { later } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { judged } from './judge.ts';
import { whenIn } from './reading.ts';
import { letRest } from './store/host-store.ts';
import { findLink, lockLinks, writeLink } from './store/link-store.ts';
import type { LinkTable } from './tables.ts';

export type NoteDeps = Pick<Deps, 'db' | 'clock' | 'askLink'>;

/** Asks a link and notes what it answers. False: its host is not to be asked more today. */
export async function askAndNote(
  deps: NoteDeps,
  tenant: Tenant,
  link: LinkTable,
  signal?: AbortSignal,
): Promise<boolean> {
  const { db } = deps;
  const asked = await askInTurn(deps, link, signal);
  // What was broken off says nothing of the link.
  if (asked === undefined || signal?.aborted) return false;
  const when = whenIn(deps, tenant);
  const rests = asked.state === 'rests' ? later(when.now, asked.restMs / 1000) : undefined;
  if (rests !== undefined) await letRest(db, tenant.id, link.host, rests);
  await inTransaction(db, async (tx) => {
    await lockLinks(tx, tenant.id);
    const row = await findLink(tx, tenant.id, link.id);
    if (!row) return;
    if (asked.state === 'rests') await writeLink(tx, { ...row, next_at: rests ?? row.next_at });
    else await writeLink(tx, judged(row, asked, when));
  });
  return asked.state !== 'rests' && asked.state !== 'silent';
}

/** Undefined if too many wait for this host already. */
async function askInTurn({ askLink }: NoteDeps, { address }: LinkTable, signal: AbortSignal | undefined) {
  try {
    return await askLink(address, signal);
  } catch (error) {
    if (error instanceof OutsideError && error.fault === 'busy') return undefined;
    throw error;
  }
}
