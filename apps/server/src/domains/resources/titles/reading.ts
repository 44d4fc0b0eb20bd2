import type { Language } from '@lectern/contracts/kernel/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** For whom titles are listed. */
export interface TitleReader {
  readonly tenant: Tenant;
  readonly language: Language;
}

/** What listing titles needs. */
export type TitleDeps = Pick<Deps, 'db' | 'clock'>;
