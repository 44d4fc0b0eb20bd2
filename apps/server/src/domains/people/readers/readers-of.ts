import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { READERS_ELSEWHERE } from '@lectern/contracts/people/readers/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { IlsReaders } from '../../../ports/ils/ils-readers.ts';

/** The readers of a library that keeps them in the portal. */
export function readersOf(
  { ils }: Pick<Deps, 'ils'>,
  tenant: Tenant,
): IlsReaders | Refusal<'READERS_ELSEWHERE'> {
  return ils.of(tenant).readers ?? refuse(READERS_ELSEWHERE);
}
