import { addAuditEntry, OPERATOR } from '../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { findReachable } from '../account/reachable.ts';
import { tellReader } from '../contacts/tell-reader.ts';
import { endSecondFactorIn } from '../second-factor/end-second-factor.ts';
import { findSecondFactor } from '../second-factor/second-factor-state.ts';
import { forgetSecret } from '../second-factor/totp.ts';
import { deletePasskey, listPasskeyRows } from './passkey-store.ts';

/** What a reader signs in with besides the password. */
export interface SignInKeys {
  readonly secondFactor: Awaited<ReturnType<typeof findSecondFactor>>;
  readonly passkeys: readonly { readonly name: string; readonly createdAt: string }[];
}

export async function findSignInKeys(
  { db }: Pick<Deps, 'db'>,
  tenantId: string,
  patronId: string,
): Promise<SignInKeys> {
  const rows = await listPasskeyRows(db, tenantId, patronId);
  return {
    secondFactor: await findSecondFactor(db, tenantId, patronId),
    passkeys: rows.map(({ name, created_at }) => ({ name, createdAt: created_at })),
  };
}

/** Removes the second step and the passkeys of a reader, audited; the reader is told. `by` is who does it. False if there was nothing. */
export async function removeSignInKeys(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  tenant: Tenant,
  patronId: string,
  by: string,
): Promise<boolean> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const language = tenant.settings.public.defaultLanguage;
  const reader = await findReachable(deps.db, tenant.id, patronId);
  if (!reader) return false;
  const isRemoved = await inTransaction(deps.db, async (tx) => {
    const wasOn = await endSecondFactorIn(tx, reader, { tenantId: tenant.id, language, now });
    const rows = await listPasskeyRows(tx, tenant.id, patronId);
    for (const { id, name } of rows) {
      await deletePasskey(tx, tenant.id, patronId, id);
      const notice = { tenantId: tenant.id, template: 'passkeyRemoved', language, now } as const;
      await tellReader(tx, reader, { ...notice, values: { time: at, passkey: name } });
    }
    if (!wasOn && rows.length === 0) return false;
    await addAuditEntry(tx, tenant.id, {
      staffId: OPERATOR,
      action: 'signIn.removeKeys',
      subject: patronId,
      details: { twoSteps: wasOn ? 1 : 0, passkeys: rows.length, by },
      at,
    });
    return true;
  });
  if (isRemoved) await forgetSecret(deps, tenant.id, patronId);
  return isRemoved;
}
