import { type FindConfig, getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { createContext, use } from 'react';
import { mappingPath } from './storage.ts';
import { useCall } from './use-call.ts';

/** The library of this page. */
export interface Tenant {
  readonly groupCode: string;
  /** In the language of the page. */
  readonly name: string;
  readonly languages: readonly string[];
  readonly settings: FindConfig;
}

/** Settings rarely change while a page is open. */
const STALE_MS = 10 * 60_000;

export const TenantContext = createContext<Tenant | undefined>(undefined);

export function useTenant(): Tenant {
  const tenant = use(TenantContext);
  if (!tenant) throw new Error('useTenant outside of the application');
  return tenant;
}

/** The tenant by the last answer of the server. `initial` is what was known when the page started. */
export function useTenantCalls(initial: Tenant): Tenant {
  const group = useCall(getGroupCode, { mappingPath }, { staleMs: STALE_MS, keepPrevious: true }).data;
  const settings = useCall(getFindConfig, {}, { staleMs: STALE_MS, keepPrevious: true }).data;
  return {
    groupCode: group?.groupCode ?? initial.groupCode,
    name: group?.name ?? initial.name,
    languages: group?.languages ?? initial.languages,
    settings: settings ?? initial.settings,
  };
}
