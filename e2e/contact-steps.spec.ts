import type { PublicSettings } from '@lectern/contracts/tenant/tenant-settings';
import { expect, type Page, test } from '@playwright/test';
import { captchaAnswer } from './support/captcha.ts';
import {
  DIRECTORY_PASSWORD,
  directorySignIn,
  hasDirectory,
  keepDirectorySecret,
} from './support/directory.ts';
import { keycloakRealm } from './support/keycloak.ts';
import { CREATE, ORIGIN, putLibrary } from './support/library.ts';
import { type MailBox, openMailBox } from './support/mail-box.ts';
import { codeToPhone } from './support/outbox.ts';
import { fillLoginForm, nextCaptcha } from './support/sign-in.ts';
import {
  beginWalk,
  expectFitAndClean,
  fillProviderForm,
  readerMenu,
  signInButton,
  signOut,
  WALKS,
  type Walk,
} from './support/walk.ts';

let mails: MailBox;
test.beforeAll(async () => {
  mails = await openMailBox();
});
test.afterAll(() => mails.close());

interface Contact {
  readonly kind: 'mail' | 'phone';
  readonly address: string;
}
interface Step {
  readonly demand: PublicSettings['bindMailOrPhone'];
  readonly walk: Walk;
  /** A reader of the directory, of this walk alone. */
  readonly reader: string;
  readonly contacts: readonly Contact[];
}

/** What each value of bindMailOrPhone demands. */
const STEPS: readonly Step[] = [
  {
    demand: '1',
    walk: WALKS.zh,
    reader: '20260001',
    contacts: [{ kind: 'phone', address: '13800260001' }],
  },
  {
    demand: '2',
    walk: WALKS.en,
    reader: '20260002',
    contacts: [
      { kind: 'mail', address: 'reader2@mail.example' },
      { kind: 'phone', address: '13800260002' },
    ],
  },
  {
    demand: '3',
    walk: WALKS.en,
    reader: '20260003',
    contacts: [{ kind: 'phone', address: '13800260003' }],
  },
  {
    demand: '4',
    walk: WALKS.zh,
    reader: '20260004',
    contacts: [{ kind: 'mail', address: 'reader4@mail.example' }],
  },
];

test.describe('a reader of a directory, whose library wants contacts', () => {
  test.skip(!hasDirectory, 'no directory is here');
  const path = 'contacts-college';

  test.beforeAll(async () => {
    await putLibrary(path, {});
    await keepDirectorySecret(path);
  });

  for (const { demand, walk, reader, contacts } of STEPS) {
    test(`is signed in when they are bound: bindMailOrPhone ${demand}, ${walk.language}, ${walk.width} px`, async ({
      page,
    }) => {
      await putLibrary(path, {
        public: { bindMailOrPhone: demand },
        signIn: directorySignIn(),
        mail: mails.settings,
      });
      await beginWalk(page, path, walk);
      const captcha = nextCaptcha(page);
      await page.goto(`/${path}/#/login`);
      await fillLoginForm(page, reader, captchaAnswer(await captcha), DIRECTORY_PASSWORD);
      await page.locator('form button[type=submit]').click();

      await expect(page).toHaveURL(/#\/forceBinding$/);
      await expectFitAndClean(page);
      // The session is for this step alone.
      await expect(readerMenu(page, walk)).toHaveCount(0);
      for (const contact of contacts) await bind(page, contact);
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

  for (const walk of [WALKS.zh, WALKS.en]) {
    test(`binds it at the second sign-in: ${walk.language}, ${walk.width} px`, async ({ page }) => {
      const name = `mail-${walk.language.toLowerCase()}`;
      const { username, password } = await realm!.addReader(name);
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
      await signOut(page, walk);
      await expect(signInButton(page, walk)).toBeVisible();

      await enter();
      await expect(page).toHaveURL(/#\/ssoBindMobile$/);
      await expectFitAndClean(page);
      await bind(page, { kind: 'mail', address: `${name}@mail.example` });
      await expect(page).toHaveURL(/#\/home$/);
      await expect(readerMenu(page, walk)).toBeVisible();
    });
  }
});

/** Binds a contact by the code that is sent to it, after a wrong code. */
async function bind(page: Page, { kind, address }: Contact): Promise<void> {
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
