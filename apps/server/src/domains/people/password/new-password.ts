import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  PASSWORD_ELSEWHERE,
  PASSWORD_IS_ACCOUNT,
  PASSWORD_RULE_SIMPLE,
  PASSWORD_RULE_STRONG,
  PASSWORD_UNCHANGED,
} from '@lectern/contracts/people/password/errors';
import { passwordFault } from '@lectern/rules/password-rules';
import { decryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { hashPassword, verifyPassword } from '../account/password-hash.ts';
import type { ReachableReader } from '../account/reachable.ts';

export type NewPasswordRefusal = Refusal<
  | 'PASSWORD_RULE_SIMPLE'
  | 'PASSWORD_RULE_STRONG'
  | 'PASSWORD_IS_ACCOUNT'
  | 'PASSWORD_UNCHANGED'
  | 'PASSWORD_ELSEWHERE'
>;

/** Whether the portal keeps the passwords of the tenant's readers. */
export function keepsPasswords({ ils }: Pick<Deps, 'ils'>, tenant: Tenant): boolean {
  return ils.of(tenant).signIn === undefined;
}

/** The hash of a new password that keeps the tenant's rule and is neither the account nor the present password. */
export async function hashNewPassword(
  deps: Pick<Deps, 'ils'>,
  tenant: Tenant,
  reader: Pick<ReachableReader, 'primaryId' | 'passwordHash'>,
  wirePassword: string,
): Promise<string | NewPasswordRefusal> {
  if (!keepsPasswords(deps, tenant)) return refuse(PASSWORD_ELSEWHERE);
  const password = decryptWirePassword(wirePassword) ?? '';
  const rule = tenant.settings.public.passwordRule;
  const fault = passwordFault(password, { rule, account: reader.primaryId });
  if (fault === 'rule') return refuse(rule === 'simple' ? PASSWORD_RULE_SIMPLE : PASSWORD_RULE_STRONG);
  if (fault === 'account') return refuse(PASSWORD_IS_ACCOUNT);
  if (reader.passwordHash !== '' && (await verifyPassword(reader.passwordHash, password)))
    return refuse(PASSWORD_UNCHANGED);
  return hashPassword(password);
}
