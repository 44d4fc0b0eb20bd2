import { dateIn, later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { handleJob, type JobHandler } from '../../../../platform/jobs/job-type.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { fetchUsageJob } from '../jobs.ts';
import { providerKey } from '../provider-key.ts';
import { changeLoad, openLoadsOf } from '../store/load-store.ts';
import { changeProvider, findProvider, listAsks, putAsk } from '../store/provider-store.ts';
import { deleteHiddenOf } from '../store/slice-store.ts';
import type { UsageProviderTable } from '../tables.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { type AskDeps, askProvider } from './ask-provider.ts';
import { type MissingMonth, missingMonths } from './missing-months.ts';

/** Asks of one run: what is missing of years comes over some hours. */
const MOST_ASKS = 12;
/** After so many tries a month is left to the staff. */
const MOST_ATTEMPTS = 30;

type FetchDeps = AskDeps & Pick<Deps, 'tenants' | 'secrets'>;

/** Asks a provider for the months that are missing, one after the other. */
export function fetchUsageOf(deps: FetchDeps): JobHandler {
  return handleJob(fetchUsageJob, {
    async run({ tenantId = '', payload: { providerId, isByStaff } }, signal) {
      const tenant = await deps.tenants.byId(tenantId);
      const provider = await findProvider(deps.db, tenantId, providerId);
      if (!tenant || !provider || provider.is_on === 0) return undefined;
      await forgetBroken(deps, provider);
      const missing = await missingOf(deps, tenant, provider, isByStaff);
      const key = missing.length > 0 ? await providerKey(deps, provider) : '';
      for (const wanted of missing.slice(0, MOST_ASKS)) {
        signal.throwIfAborted();
        const asked = await askProvider(deps, provider, key, wanted, signal);
        await note(deps, provider, wanted, asked);
        if (asked.isOver || asked.rest !== undefined) return undefined;
      }
      return undefined;
    },
  });
}

async function missingOf(
  { db, clock }: FetchDeps,
  tenant: Tenant,
  provider: UsageProviderTable,
  isByStaff: boolean,
): Promise<MissingMonth[]> {
  const now = clock.now();
  const asks = await listAsks(db, tenant.id, provider.id);
  const today = dateIn(tenant.settings.policy.timeZone, now);
  return missingMonths(provider, asks, { today, now: now.toISOString(), isByStaff });
}

/** Keeps how an ask went, and when the provider may be asked again. */
async function note(
  { db, clock }: FetchDeps,
  provider: UsageProviderTable,
  { report, month, attempts: before }: MissingMonth,
  { state, outcome, code, message, wait, rest, isOver }: AskOutcome,
): Promise<void> {
  const now = clock.now();
  const attempts = before + 1;
  const isGivenUp = state === 'waiting' && attempts >= MOST_ATTEMPTS;
  await putAsk(db, {
    tenant_id: provider.tenant_id,
    provider_id: provider.id,
    report,
    month,
    state: isGivenUp ? 'stopped' : state,
    outcome,
    code,
    message,
    attempts,
    asked_at: now.toISOString(),
    next_at: state === 'waiting' && !isGivenUp ? later(now, wait ?? 0) : '',
  });
  if (isOver) await changeProvider(db, provider, { is_stopped: 1 });
  else if (rest !== undefined) await changeProvider(db, provider, { rests_until: later(now, rest) });
}

/** Ends what a run left whose process ended. */
async function forgetBroken({ db, clock }: FetchDeps, provider: UsageProviderTable): Promise<void> {
  for (const one of await openLoadsOf(db, provider.tenant_id, provider.id)) {
    await deleteHiddenOf(db, provider.tenant_id, one.id);
    await changeLoad(db, one, { state: 'failed', ended_at: clock.now().toISOString() });
  }
}
