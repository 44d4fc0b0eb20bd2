import type { IdentityKind } from '@lectern/contracts/people/tenant/sign-in-settings';
import { testServers } from '@lectern/server/testing/identity/test-servers';
import { expect, type Page, test } from '@playwright/test';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { keycloakRealm } from '../support/keycloak.ts';
import { CREATE, ORIGIN, putLibrary } from '../support/library.ts';
import { inThisCircle } from '../support/looks.ts';
import {
  beginWalk,
  fillProviderForm,
  readerMenu,
  signInButton,
  signOut,
  WALKS,
  type Walk,
} from '../support/walk.ts';

const realm = keycloakRealm();
const { cas } = testServers;

interface Provider {
  readonly kind: IdentityKind;
  /** The path of the library that has this provider. */
  readonly path: string;
  readonly isHere: boolean;
  /** Whether there is another way to sign in, so that the reader chooses. */
  readonly hasOthers: boolean;
  /** The settings of the provider; it is set up first where it has to know the portal. */
  readonly setUp: () => Promise<object>;
  /** Account and password of a reader there. */
  readonly reader: (walk: Walk) => Promise<{ readonly username: string; readonly password: string }>;
}

const PROVIDERS: readonly Provider[] = [
  {
    kind: 'oidc',
    path: 'oidc-college',
    isHere: realm !== undefined,
    hasOthers: true,
    setUp: async () => ({ issuer: realm?.address, clientId: 'public-portal', create: CREATE }),
    reader: async ({ language }) => realm!.addReader(`oidc-${language.toLowerCase()}`),
  },
  {
    kind: 'saml',
    path: 'saml-college',
    isHere: realm !== undefined,
    hasOthers: false,
    setUp: async () => ({
      issuer: realm?.address,
      address: `${realm?.address}/protocol/saml`,
      logoutAddress: `${realm?.address}/protocol/saml`,
      certificates: [await realm!.certificate()],
      create: CREATE,
    }),
    reader: async ({ language }) => realm!.addReader(`saml-${language.toLowerCase()}`),
  },
  {
    kind: 'cas',
    path: 'cas-college',
    isHere: cas !== undefined,
    hasOthers: false,
    setUp: async () => ({ address: cas?.url, create: CREATE }),
    // The server has one reader, so the second walk is not the first sign-in.
    reader: async () => cas!.reader,
  },
];

for (const { kind, path, isHere, hasOthers, setUp, reader } of PROVIDERS) {
  test.describe(`a sign-in by ${kind}`, () => {
    test.skip(!isHere, 'its server is not here');

    test.beforeAll(async () => {
      await putLibrary(path, {
        public: { unifieAuthen: '1', normalLogin: hasOthers ? '1' : '0' },
        signIn: { providers: { [kind]: await setUp() } },
      });
      if (kind === 'saml') {
        const metadata = await fetch(`${ORIGIN}/${path}/sign-in/saml/metadata`);
        await realm?.addSamlPortal(await metadata.text());
      }
    });

    for (const walk of inThisCircle([WALKS.en, WALKS.zh])) {
      test(`leads back to the page where it began, and ends there too: ${walk.language}, ${walk.width} px`, async ({
        page,
      }) => {
        const { username, password } = await reader(walk);
        const addresses: string[] = [];
        page.on('framenavigated', (frame) => addresses.push(frame.url()));
        await beginWalk(page, path, walk);
        await page.goto(`/${path}/#/advanceSearch`);
        await leaveFromHeader(page, walk, hasOthers);
        await fillProviderForm(page, username, password);

        await expect(page).toHaveURL(`${ORIGIN}/${path}/#/advanceSearch`);
        await expect(readerMenu(page, walk)).toBeVisible();
        await expectFitAndClean(page);
        expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/entry|ticket|code/);
        expect(addresses.join('\n')).not.toContain(password);

        await signOut(page, walk);
        await expect(page).toHaveURL(`${ORIGIN}/${path}/#/home`);
        await expect(signInButton(page, walk)).toBeVisible();
        await leaveFromHeader(page, walk, hasOthers);
        // The session there has ended too: it asks for the password again.
        await expect(page.locator('input[name=password]')).toBeVisible();
      });
    }
  });
}

/** Begins at the header; the chooser comes only where there is a choice. */
async function leaveFromHeader(page: Page, walk: Walk, hasOthers: boolean): Promise<void> {
  await signInButton(page, walk).click();
  if (hasOthers) {
    const choice = page.getByRole('dialog').getByRole('button', { name: walk.words.method.unified });
    await expect(choice).toBeVisible();
    await expectFitAndClean(page);
    await choice.click();
  }
  await page.waitForURL((url) => url.origin !== ORIGIN);
}
