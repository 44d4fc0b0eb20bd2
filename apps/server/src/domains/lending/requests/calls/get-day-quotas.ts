import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getDayQuotas } from '@lectern/contracts/lending/requests/get-day-quotas';
import { implement } from '../../../../platform/http/implement.ts';
import { timesLeft } from '../present-options.ts';

/** A library system that takes no requests offers no kind. */
export const getDayQuotasCall = implement(getDayQuotas)(async ({ context, deps }) => {
  const { tenant, patron } = context;
  const quotas = await deps.ils.of(tenant).requests?.quotas(patron.id);
  if (isRefusal(quotas)) return quotas;
  return (quotas?.days ?? []).map((quota) => ({
    type: quota.kind,
    timesLimit: quota.limit,
    timesUsed: quota.used,
    timesLeft: timesLeft(quota),
  }));
});
