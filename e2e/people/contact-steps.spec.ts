import { expect, type Page, test } from '@playwright/test';
import {
  DIRECTORY_PASSWORD,
  directoryReader,
  directorySignIn,
  hasDirectory,
  keepDirectorySecret,
} from '../support/directory.ts';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { keycloakRealm } from '../support/keycloak.ts';
import { CREATE, ORIGIN, putLibrary } from '../support/library.ts';
import { inThisCircle } from '../support/looks.ts';
import { type MailBox, openMailBox } from '../support/mail-box.ts';
import { codeToPhone } from '../support/outbox.ts';
import { fillLoginForm } from '../support/sign-in.ts';
import { beginWalk, fillProviderForm, readerMenu, signInButton, signOut, WALKS } from '../support/walk.ts';

let mails: MailBox;
test.beforeAll(async () => {
  mails = await openMailBox();
});
test.afterAll(() => mails.close());

type Contact = 'mail' | 'phone';

/** What each value of bindMailOrPhone demands. Where the reader may choose, it is the second one. */
const STEPS = [
  { demand: '1', walk: WALKS.zh, number: 1, contacts: ['phone'] },
  { demand: '2', walk: WALKS.en, number: 2, contacts: ['mail', 'phone'] },
  { demand: '3', walk: WALKS.en, number: 3, contacts: ['phone'] },
  { demand: '4', walk: WALKS.zh, number: 4, contacts: ['mail'] },
] as const;

test.describe('a reader of a directory, whose library wants contacts', () => {
  test.skip(!hasDirectory, 'no directory is here');
  const path = 'contacts-college';

  test.beforeAll(async () => {
    await putLibrary(path, {});
    await keepDirectorySecret(path);
  });

  for (const { demand, walk, number, contacts } of STEPS) {
    test(`is signed in when they are bound: bindMailOrPhone ${demand}, ${walk.language}, ${walk.width} px`, async ({
      page,
    }) => {
      const reader = directoryReader(number);
      await putLibrary(path, {
        public: { bindMailOrPhone: demand },
        signIn: directorySignIn(),
        mail: mails.settings,
      });
      await beginWalk(page, path, walk);
      await page.goto(`/${path}/#/login`);
      await fillLoginForm(page, reader, DIRECTORY_PASSWORD);
      await page.locator('form button[type=submit]').click();

      await expect(page).toHaveURL(/#\/forceBinding$/);
      await expectFitAndClean(page);
      // The session is for this step alone.
      await expect(readerMenu(page, walk)).toHaveCount(0);
      for (const contact of contacts) await bind(page, contact, reader);
      await expect(page).toHaveURL(/#\/home$/);
      await expect(readerMenu(page, walk)).toBeVisible();
    });
  }
});

const realm = keycloakRealm();

test.describe('a reader after a unified sign-in, whose library wants an e-mail address', () => {
  test.skip(!realm, 'no Keycloak is here');
  const path = 'mail-college';

  test.beforeAll(async () => {
    await putLibrary(path, {
      public: { unifieAuthen: '1', normalLogin: '0', ssoLoginBindMailOrPhone: '1' },
      signIn: { providers: { oidc: { issuer: realm?.address, clientId: 'public-portal', create: CREATE } } },
      mail: mails.settings,
    });
  });

  for (const walk of inThisCircle([WALKS.zh, WALKS.en])) {
    test(`binds it at the second sign-in: ${walk.language}, ${walk.width} px`, async ({ page }) => {
      const { username, password } = await realm!.addReader(`mail-${walk.language.toLowerCase()}`);
      await beginWalk(page, path, walk);
      const enter = async () => {
        await page.goto(`/${path}/#/home`);
        await signInButton(page, walk).click();
        await page.waitForURL((url) => url.origin !== ORIGIN);
        await fillProviderForm(page, username, password);
      };
      await enter();
      await expect(page).toHaveURL(/#\/home$/);
      // The tour is over, and the server knows it.
      await expectFitAndClean(page);
      // The provider ends its own session too. To go elsewhere before that would keep it.
      const ended = page.waitForResponse((response) => new URL(response.url()).origin !== ORIGIN);
      await signOut(page, walk);
      await ended;
      await page.waitForURL((url) => url.origin === ORIGIN);
      await expect(signInButton(page, walk)).toBeVisible();

      await enter();
      await expect(page).toHaveURL(/#\/ssoBindMobile$/);
      await expectFitAndClean(page);
      await bind(page, 'mail', username);
      await expect(page).toHaveURL(/#\/home$/);
      await expect(readerMenu(page, walk)).toBeVisible();
    });
  }
});

/** Binds a contact by the code that is sent to it, after a wrong code. */
async function bind(page: Page, kind: Contact, reader: string): Promise<void> {
  const address = kind === 'mail' ? `${reader}@mail.example` : `138${reader}`;
  const form = page.getByRole('main').locator('form');
  const choice = page.getByRole('radio').nth(kind === 'mail' ? 0 : 1);
  const field = form.locator(`input[name=${kind}]`);
  if (kind === 'phone') await choice.or(field).first().waitFor();
  if (await choice.isVisible()) await choice.check();
  await field.fill(address);
  await form.locator('button[type=button]').first().click();
  const code = kind === 'mail' ? await mails.codeTo(address) : await codeToPhone(address);
  await form.locator('input[name=code]').fill(code === '000000' ? '000001' : '000000');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('input[name=code][aria-invalid]')).toBeVisible();
  await expectFitAndClean(page);
  await form.locator('input[name=code]').fill(code);
  await form.locator('button[type=submit]').click();
}
