import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** The permanent address of a record's page without script. It has no hash and is used in links from outside. */
export function recordAddress(origin: string, tenant: Tenant, recordId: string): string {
  return `${siteRoot(origin, tenant)}/record/${encodeURIComponent(recordId)}`;
}

/** The id in the address of a record's page; undefined if it is not a record's page of this library. */
export function recordIdIn(address: string, origin: string, tenant: Tenant): string | undefined {
  const page = recordAddress(origin, tenant, '');
  return address.startsWith(page) ? address.slice(page.length) : undefined;
}

/** The address of the record's page in the web app. */
export function appRecordAddress(origin: string, tenant: Tenant, recordId: string): string {
  return `${siteRoot(origin, tenant)}/#/searchList/bookDetails/${encodeURIComponent(recordId)}`;
}
