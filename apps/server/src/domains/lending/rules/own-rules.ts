import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { RULES_ELSEWHERE } from '@lectern/contracts/lending/rules/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { LocalContext } from '../circulation/local-context.ts';
import { ownCirculation } from '../circulation/own-circulation.ts';

/** The circulation of a library that keeps its loan rules in the portal. */
export function ownRules(
  deps: Pick<Deps, 'ils' | 'clock' | 'events'>,
  tenant: Tenant,
): LocalContext | Refusal<'RULES_ELSEWHERE'> {
  return ownCirculation(deps, tenant) ?? refuse(RULES_ELSEWHERE);
}
