import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RULES_ELSEWHERE } from '@lectern/contracts/lending/rules/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsRules } from '../../../ports/ils/ils-rules.ts';

/** The rules of a library that keeps them in the portal. */
export function rulesOf({ ils }: Pick<Deps, 'ils'>, tenant: Tenant): IlsRules | Refusal<'RULES_ELSEWHERE'> {
  return ils.of(tenant).rules ?? refuse(RULES_ELSEWHERE);
}
