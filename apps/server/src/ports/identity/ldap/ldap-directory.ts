import { randomBytes } from 'node:crypto';
import type { LdapSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Client, Entry } from 'ldapts';
import type { Directory } from '../identity-port.ts';
import { type IdentityDeps, secretOf, unavailable } from '../provider-context.ts';
import { subjectOf } from '../subject-of.ts';
import { openDirectory } from './secure-client.ts';

/**
 * Passwords of LDAP directories: finds the entry of the account, then binds as it. Both for an unknown account too, which so takes as long
 * as a wrong password.
 */
export function createDirectory(deps: IdentityDeps): Directory {
  return {
    async check(tenantId, settings, { account, password }) {
      // A bind with an empty password succeeds as anonymous (RFC 4513, section 5.1.2).
      if (account.trim() === '' || password === '') return undefined;
      let client: Client | undefined;
      try {
        client = await openDirectory(deps, settings);
        if (settings.bindDn !== '') {
          await client.bind(settings.bindDn, await secretOf({ ...deps, tenantId }, settings.bindSecret));
        }
        const entry = await findEntry(client, settings, account.trim());
        const dn =
          entry?.dn ?? `${settings.filterAttribute}=${randomBytes(12).toString('hex')},${settings.baseDn}`;
        const isRight = await isPasswordOf(client, dn, password);
        if (!entry) return undefined;
        const { name, email, primaryId } = settings.attributes;
        const subject = subjectOf(
          {
            primaryId: (primaryId || settings.filterAttribute).toLowerCase(),
            name: name.toLowerCase(),
            email: email.toLowerCase(),
          },
          { id: entry.dn, issuer: settings.url },
          // Directories write names of attributes in any case.
          Object.fromEntries(Object.entries(entry).map(([given, value]) => [given.toLowerCase(), value])),
        );
        return { subject, isRight };
      } catch (error) {
        return unavailable({ ...deps, tenantId }, 'ldap', error);
      } finally {
        await client?.unbind().catch(() => undefined);
      }
    },
  };
}

/**
 * The one entry of an account; undefined if there is none or more than one. The filter is built, not written: nothing can be added to it.
 */
async function findEntry(
  client: Client,
  settings: LdapSettings,
  account: string,
): Promise<Entry | undefined> {
  const { EqualityFilter } = await import('ldapts');
  const { attributes, filterAttribute, baseDn } = settings;
  const { searchEntries } = await client.search(baseDn, {
    scope: 'sub',
    filter: new EqualityFilter({ attribute: filterAttribute, value: account }),
    sizeLimit: 2,
    attributes: [...new Set([...Object.values(attributes), filterAttribute])].filter((name) => name !== ''),
  });
  return searchEntries.length === 1 ? searchEntries[0] : undefined;
}

async function isPasswordOf(client: Client, dn: string, password: string): Promise<boolean> {
  const { InvalidCredentialsError, NoSuchObjectError } = await import('ldapts');
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError || error instanceof NoSuchObjectError) return false;
    throw error;
  }
}
