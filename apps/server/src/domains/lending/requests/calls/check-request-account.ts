import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { checkRequestAccount } from '@lectern/contracts/lending/requests/check-request-account';
import { REQUEST_KIND_OFF, REQUEST_READER_QUOTA } from '@lectern/contracts/lending/requests/placing-errors';
import { dateIn } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import type { RequestQuotas } from '../../../../ports/ils/ils-placing.ts';
import { presentRefusal } from '../../loans/present-refusal.ts';

export const checkRequestAccountCall = implement(checkRequestAccount)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const ils = deps.ils.of(tenant);
  const account = await ils.patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const quotas = await ils.requests?.quotas(patron.id);
  if (isRefusal(quotas)) return quotas;
  const refusal = account.blocks[0] ?? quotasRefusal(quotas);
  const today = dateIn(tenant.settings.policy.timeZone, deps.clock.now());
  return {
    allowed: refusal === undefined,
    refusal: refusal ? presentRefusal(refusal, { language, today }) : null,
    openRequests: quotas?.open ?? 0,
    openLimit: quotas?.openLimit ?? 0,
  };
});

function quotasRefusal(quotas: RequestQuotas | undefined): Refusal | undefined {
  if (!quotas || quotas.days.length === 0) return refuse(REQUEST_KIND_OFF);
  const { open, openLimit } = quotas;
  return open >= openLimit ? refuse(REQUEST_READER_QUOTA, { limit: openLimit }) : undefined;
}
