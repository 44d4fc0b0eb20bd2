import type { ContactKind } from '@lectern/rules/contact-forms';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { countAttempts } from '../auth/attempts.ts';

/** "A day" of the limits: from the first time on. */
export const DAY_SECONDS = 24 * 60 * 60;

/** Whether the library can send codes in this way. */
export function canSend(
  { mail, sms }: Pick<Deps, 'mail' | 'sms'>,
  tenant: Tenant,
  kind: ContactKind,
): boolean {
  return (kind === 'mail' ? mail : sms).isReady(tenant);
}

/** Codes that are left today for a person; none where the library cannot send them. */
export async function timesLeft(
  deps: Deps,
  tenant: Tenant,
  kind: ContactKind,
  subject: string,
): Promise<number> {
  if (!canSend(deps, tenant, kind)) return 0;
  const of = { kind: `code-${kind}`, subject };
  const used = await countAttempts(deps.db, tenant.id, of, deps.clock.now().toISOString());
  return Math.max(0, tenant.settings.policy.codesPerDay - used);
}

export const bindsOf = (patronId: string) => ({ kind: 'contact-change', subject: patronId });

/** Changes of contacts that are left today for a reader. */
export async function bindsLeft({ db, clock }: Deps, tenant: Tenant, patronId: string): Promise<number> {
  const used = await countAttempts(db, tenant.id, bindsOf(patronId), clock.now().toISOString());
  return Math.max(0, tenant.settings.policy.bindsPerDay - used);
}
