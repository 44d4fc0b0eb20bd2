import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { agreeToPrivacy } from '@lectern/contracts/people/privacy/agree-to-privacy';
import { chooseDesk } from '@lectern/contracts/people/staff/choose-desk';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import type { Page } from '@playwright/test';
import { clientOf } from './client.ts';
import { PASSWORD } from './sign-in.ts';

/**
 * Lets the pages of a window start signed in, by the calls that the dialog makes. The dialog itself has specs of its own, and to fill it in
 * took a tenth of all browser tests. Use it before the first page is opened.
 */
export async function startSignedIn(page: Page, path: string, account: string): Promise<void> {
  const { jwt, jwtHeader, next } = await clientOf(path).call(signIn, {
    username: account,
    password: encryptWirePassword(PASSWORD),
    mappingPath: path,
    loginSystem: 1,
  });
  if (next !== '') throw new Error(`${account} has to do a step first: ${next}`);
  const client = clientOf(path, { header: jwtHeader, token: jwt });
  const { privacyVersion } = await client.call(getFindConfig, {});
  await client.call(agreeToPrivacy, { version: privacyVersion });
  const userInfo = await client.call(getSessionUser, {});
  await storeOnce(page, path, { userInfo, jwt, jwtHeader });
}

/** Lets the staff's pages of a window start with the session of a member at the desk of a building, by its name; without one, the first. */
export async function startAtDesk(
  page: Page,
  path: string,
  staff: { readonly account: string; readonly password: string },
  building?: string,
): Promise<void> {
  const { jwt, jwtHeader, account, name } = await clientOf(path).call(openStaffSession, staff);
  const session = { header: jwtHeader, token: jwt };
  const client = clientOf(path, session);
  const libraries = await client.call(getLibraryList, {});
  const library = libraries.find(({ libName }) => building === undefined || libName === building);
  if (!library) throw new Error(`${path} has no library ${building}`);
  await client.call(chooseDesk, { libraryCode: library.libCode, name: '' });
  await storeOnce(page, path, { staffSession: { ...session, account, name } });
}

/** Stores values in the tab before its first page begins, and never again: who signs out stays signed out. */
async function storeOnce(page: Page, path: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const entries = Object.entries(values).map(
    ([name, value]) => [`${path}:${name}`, JSON.stringify(value)] as const,
  );
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('e2e:stored')) return;
    sessionStorage.setItem('e2e:stored', '1');
    for (const [name, value] of stored) sessionStorage.setItem(name, value);
  }, entries);
}
