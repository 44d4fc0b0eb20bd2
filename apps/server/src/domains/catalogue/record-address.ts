import type { Tenant } from '../tenant/tenant-registry.ts';

/** The permanent address of a record's page, which needs no script and has no hash: for links that leave the portal. */
export function recordAddress(origin: string, { mappingPath }: Tenant, recordId: string): string {
  return `${origin}/${encodeURIComponent(mappingPath)}/record/${encodeURIComponent(recordId)}`;
}

/** The record's page in the web app. */
export function appRecordAddress(origin: string, { mappingPath }: Tenant, recordId: string): string {
  return `${origin}/${encodeURIComponent(mappingPath)}/#/searchList/bookDetails/${encodeURIComponent(recordId)}`;
}
