import { getFile } from '@lectern/contracts/resources/repository/get-file';
import { getPageImage } from '@lectern/contracts/resources/repository/get-page-image';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** The address of a file on this server, by a ticket. A link sends no header, so it names the library. */
export function fileAddress({ config }: Pick<Deps, 'config'>, tenant: Tenant, ticket: string): string {
  return `${config.apiPrefix}${getFile.path}?${queryOf(tenant, ticket)}`;
}

/** Where the pictures of pages are, by a ticket. */
export function imageAddress({ config }: Pick<Deps, 'config'>, tenant: Tenant, ticket: string): string {
  return `${config.apiPrefix}${getPageImage.path}?${queryOf(tenant, ticket)}`;
}

function queryOf({ mappingPath }: Tenant, ticket: string): string {
  return new URLSearchParams({ mappingPath, ticket }).toString();
}

/** The page of the portal on which a file is read. */
export function readingPage(objectId: string, fileId: string): string {
  return `#/previewPdf/${encodeURIComponent(objectId)}/${encodeURIComponent(fileId)}`;
}
