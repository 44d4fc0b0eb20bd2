import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { askPeer } from '../wire/ask-peer.ts';
import type { ExchangeAnswer } from '../wire/exchanges.ts';

/** A record of another library; null if it has none with this id, undefined if it does not answer. */
export async function recordAt(
  deps: Deps,
  tenant: Tenant,
  peer: AlliancePeerTable,
  recordId: string,
): Promise<ExchangeAnswer<'record'>['record'] | undefined> {
  try {
    return (await askPeer(deps, tenant, peer, 'record', { recordId })).record;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn({ err: error, tenant: tenant.id, peer: peer.code }, 'alliance: a record was not read');
    return undefined;
  }
}
