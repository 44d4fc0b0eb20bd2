import { siteRoot } from '../../../platform/tenants/site-root.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';

/** The permanent address of a record's page, which needs no script and has no hash: for links that leave the portal. */
export function recordAddress(origin: string, tenant: Tenant, recordId: string): string {
  return `${siteRoot(origin, tenant)}/record/${encodeURIComponent(recordId)}`;
}

/** The record that is named by the address of its page; undefined where the address is no such page of this library. */
export function recordIdIn(address: string, origin: string, tenant: Tenant): string | undefined {
  const page = recordAddress(origin, tenant, '');
  return address.startsWith(page) ? address.slice(page.length) : undefined;
}

/** The record's page in the web app. */
export function appRecordAddress(origin: string, tenant: Tenant, recordId: string): string {
  return `${siteRoot(origin, tenant)}/#/searchList/bookDetails/${encodeURIComponent(recordId)}`;
}
