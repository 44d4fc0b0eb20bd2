import type { Deps } from '../../../../platform/deps.ts';
import { createEndpointRules } from '../../../../platform/outside/configured-endpoint.ts';

/** The path of a library of this installation; undefined for an address elsewhere. */
export function siblingPath(address: string): string | undefined {
  return /^\/([A-Za-z0-9_-]{1,64})$/.exec(address)?.[1];
}

/** Whether messages can be sent to an address: another library of this installation, https, or a host of the installation. */
export async function isPeerAddress(
  { tenants, config }: Pick<Deps, 'tenants' | 'config'>,
  tenantId: string,
  address: string,
): Promise<boolean> {
  const sibling = siblingPath(address);
  if (sibling !== undefined) {
    const tenant = await tenants.byMappingPath(sibling);
    return tenant !== undefined && tenant.id !== tenantId;
  }
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  if (!['https:', 'http:'].includes(protocol) || username !== '' || password !== '') return false;
  return createEndpointRules(config.internalHosts).isAllowed({ address });
}
