import { testServers } from '@lectern/server/testing/identity/test-servers';
import { test } from '@playwright/test';
import { lecternReading } from './lectern.ts';
import { CREATE } from './library.ts';

const { slapd } = testServers;

/** Whether the test directory runs. */
export const hasDirectory = slapd !== undefined;

/** A reader of the directory, 1 to 9, of one walk alone. A repeated walk gets another reader, who has done nothing yet. */
export function directoryReader(number: number): string {
  return `2026${String(number + 10 * test.info().retry).padStart(4, '0')}`;
}

/** The password of all its readers. */
export const DIRECTORY_PASSWORD = 'directory-password';

/** The setting `signIn` of a library whose readers the directory knows. It needs `keepDirectorySecret` too. */
export function directorySignIn(): { readonly ldap: object } {
  return {
    ldap: {
      url: slapd?.url,
      authority: slapd?.authority,
      baseDn: slapd?.baseDn,
      bindDn: slapd?.searcher.dn,
      bindSecret: 'directory',
      attributes: { name: 'displayName' },
      create: CREATE,
    },
  };
}

export async function keepDirectorySecret(path: string): Promise<void> {
  const password = slapd?.searcher.password ?? '';
  await lecternReading(password, 'secret', 'set', 'directory', '--tenant', path);
}
