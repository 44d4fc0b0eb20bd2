import { getFile } from '@lectern/contracts/resources/repository/get-file';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** The address of a file on this server, by a ticket. A link sends no header, so it names the library. */
export function fileAddress({ config }: Pick<Deps, 'config'>, tenant: Tenant, ticket: string): string {
  const query = new URLSearchParams({ mappingPath: tenant.mappingPath, ticket });
  return `${config.apiPrefix}${getFile.path}?${query.toString()}`;
}

/** The page of the portal on which a file is read. */
export function readingPage(objectId: string, fileId: string): string {
  return `#/previewPdf/${encodeURIComponent(objectId)}/${encodeURIComponent(fileId)}`;
}
