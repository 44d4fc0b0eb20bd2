import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import type { LdapSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Client } from 'ldapts';
import { hostOf } from '../../../platform/outside/checked-lookup.ts';
import type { IdentityDeps } from '../provider-context.ts';

const TIMEOUT_MS = 8000;

/** A connection to the directory, secured before anything is sent. The caller ends it with `unbind`. */
export async function openDirectory(
  { resolve }: Pick<IdentityDeps, 'resolve'>,
  settings: LdapSettings,
): Promise<Client> {
  const ldap = await import('ldapts');
  const url = new URL(settings.url);
  const host = hostOf(url);
  const address = await resolve(host);
  const isSecure = url.protocol === 'ldaps:';
  const tls: ConnectionOptions = {
    // The certificate must be for the name in the settings, though the connection goes to the checked address.
    host,
    ...(isIP(host) === 0 && { servername: host }),
    ...(settings.authority && { ca: settings.authority }),
    minVersion: 'TLSv1.2',
  };
  const place = isIP(address) === 6 ? `[${address}]` : address;
  const client = new ldap.Client({
    url: `${url.protocol}//${place}:${url.port || (isSecure ? 636 : 389)}`,
    timeout: TIMEOUT_MS,
    connectTimeout: TIMEOUT_MS,
    ...(isSecure && { tlsOptions: tls }),
  });
  if (!isSecure && settings.tlsRequired) {
    try {
      await client.startTLS(tls);
    } catch (error) {
      await client.unbind().catch(() => undefined);
      throw error;
    }
    // If the connection is lost, ldapts opens another one at the next act, without TLS. With this one it fails instead.
    Object.assign(client, { secure: true });
  }
  return client;
}
