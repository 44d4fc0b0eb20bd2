import { randomBytes } from 'node:crypto';
import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { finishSignIn } from '@lectern/contracts/people/identity/finish-sign-in';
import { otherLogin } from '@lectern/contracts/people/identity/other-login';
import { addPasskey } from '@lectern/contracts/people/passkeys/add-passkey';
import { beginPasskey } from '@lectern/contracts/people/passkeys/begin-passkey';
import { beginPasskeySignIn } from '@lectern/contracts/people/passkeys/begin-passkey-sign-in';
import { signInByPasskey } from '@lectern/contracts/people/passkeys/sign-in-by-passkey';
import { signInSettingsSchema } from '@lectern/contracts/people/tenant/sign-in-settings';
import { wechatSettingsSchema } from '@lectern/contracts/people/tenant/wechat-settings';
import { type Misbehaviour, startOpenIdServer } from '@lectern/server/testing/identity/openid-server';
import { createSamlIssuer, readSamlRequest, type Said } from '@lectern/server/testing/identity/saml-issuer';
import { createSoftwarePasskey, type Lies } from '@lectern/server/testing/software-passkey';
import { startWechatServer, WECHAT_APP } from '@lectern/server/testing/wechat-server';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { type Jar, openJar } from './jar.ts';
import { codeOf, counted, readerOf } from './people.ts';
import type { Victim } from './victim.ts';

const SAML_ISSUER = 'https://idp.example.edu/idp';

/** Ways to sign in elsewhere, with a provider or a device that lies. Each attack has one sign-in as it should be, which must succeed. */
export const ATTACKS_ON_IDENTITY: readonly Attack[] = [
  {
    name: 'OpenID Connect: unsigned, foreign, old and swapped tokens, a code in another browser, a code twice',
    mustHold: 'only the sign-in as it should be opens a session',
    async run(victim) {
      const reader = await readerOf(victim);
      const provider = await startOpenIdServer('portal');
      try {
        await changeProviders(victim, { oidc: { issuer: provider.issuer, clientId: 'portal', secret: '' } });
        const callback = async (jar: Jar, how: Misbehaviour = {}) => {
          const { location } = await jar.visit(`${victim.origin}/${LIBRARY}/sign-in/oidc`);
          provider.misbehave(how);
          return provider.authorize(location, reader.primary_id);
        };
        const seconds = Math.floor(Date.now() / 1000);
        const lies: readonly Misbehaviour[] = [
          { unsigned: true },
          { otherKey: true },
          { withoutIdToken: true },
          { claims: { aud: 'another' } },
          { claims: { iss: 'https://evil.example' } },
          { claims: { nonce: 'another' } },
          { claims: { exp: seconds - 600, iat: seconds - 900 } },
        ];
        const codes = [];
        for (const how of lies) {
          const jar = openJar();
          codes.push(await entered(victim, jar, await callback(jar, how)));
        }
        codes.push(await entered(victim, openJar(), await callback(openJar())));
        const jar = openJar();
        const right = await callback(jar);
        const first = await entered(victim, jar, right);
        codes.push(await entered(victim, jar, right));
        return {
          held: first === '' && codes.every(Boolean),
          saw: `${first || 'signed in'}; ${counted(codes)}`,
        };
      } finally {
        await provider.close();
      }
    },
  },
  {
    name: 'SAML: wrapped, foreign, old, unsigned and repeated assertions',
    mustHold: 'only the sign-in as it should be opens a session',
    async run(victim) {
      const reader = await readerOf(victim);
      const provider = createSamlIssuer(SAML_ISSUER);
      await changeProviders(victim, {
        saml: { issuer: SAML_ISSUER, address: `${SAML_ISSUER}/sso`, certificates: [provider.publicKey] },
      });
      const answer = async (jar: Jar, said: Said) => {
        const { location } = await jar.visit(`${victim.origin}/${LIBRARY}/sign-in/saml`);
        const request = readSamlRequest(location);
        return {
          address: request.callback,
          form: provider.answer(request, { user: reader.primary_id, ...said }),
        };
      };
      const forged = (xml: string) =>
        assertionOf(xml)
          .replace(/<Signature[\s\S]*?<\/Signature>/, '')
          .replace('ID="_assertion"', 'ID="_forged"')
          .replace('>nobody<', `>${reader.primary_id}<`);
      const lies: readonly Said[] = [
        { signed: 'nothing' },
        { signed: 'other key' },
        { signed: 'sha1' },
        { audience: 'https://other.example' },
        { recipient: 'https://other.example/acs' },
        { issuer: 'https://evil.example' },
        { inResponseTo: '_another' },
        { seconds: -600 },
        { user: 'nobody', rewrite: (xml) => xml.replace('>nobody<', `>${reader.primary_id}<`) },
        { user: 'nobody', rewrite: (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`) },
        {
          user: 'nobody',
          rewrite: (xml) => xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`),
        },
        { rewrite: (xml) => `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${xml}` },
      ];
      const codes = [];
      for (const said of lies) {
        const jar = openJar();
        const { address, form } = await answer(jar, said);
        codes.push(await entered(victim, jar, address, form));
      }
      const jar = openJar();
      const right = await answer(jar, {});
      const first = await entered(victim, jar, right.address, right.form);
      codes.push(await entered(victim, jar, right.address, right.form));
      return {
        held: first === '' && codes.every(Boolean),
        saw: `${first || 'signed in'}; ${counted(codes)}`,
      };
    },
  },
  {
    name: 'passkeys: another site, an old challenge, another browser, no finger, a count that goes back',
    mustHold: 'only the sign-in as it should be opens a session',
    async run(victim) {
      await changeProviders(victim, {}, { passkeys: true });
      const origin = `http://localhost:${new URL(victim.origin).port}`;
      const reader = await readerOf(victim);
      const thief = await readerOf(victim);
      const passkey = createSoftwarePasskey(origin);
      const jar = cookieOfBrowser();
      const own = victim.client({ token: reader.token, cookie: jar });
      await own.call(addPasskey, { credential: passkey.make(await own.call(beginPasskey, {})) });
      const challenge = (cookie: string) =>
        victim.client({ cookie, from: anyAddress() }).call(beginPasskeySignIn, {});
      const signInWith = (cookie: string, credential: ReturnType<typeof passkey.use>) =>
        codeOf(victim.client({ cookie, from: anyAddress() }).call(signInByPasskey, { credential }));
      const used = passkey.use(await challenge(jar));
      const first = await signInWith(jar, used);
      const lies: readonly Lies[] = [
        { origin: 'https://evil.example' },
        { rpId: 'evil.example' },
        { challenge: 'b2xk' },
        { isVerified: false },
        { useCount: 0 },
        { userHandle: Buffer.from(thief.id).toString('base64url') },
      ];
      const codes = [await signInWith(jar, used)];
      for (const lie of lies) codes.push(await signInWith(jar, passkey.use(await challenge(jar), lie)));
      codes.push(await signInWith(cookieOfBrowser(), passkey.use(await challenge(jar))));
      return {
        held: first === '' && codes.every(Boolean),
        saw: `${first || 'signed in'}; ${counted(codes)}`,
      };
    },
  },
  {
    name: 'WeChat: a sign-in of another browser, a code twice, answers about somebody else',
    mustHold: 'nobody is signed in or gets a ticket',
    async run(victim) {
      const server = await startWechatServer();
      try {
        await victim.lectern(['secret', 'set', 'wechat', '--tenant', LIBRARY], WECHAT_APP.secret);
        await victim.change((now) => ({
          ...now,
          public: { ...now.public, weixinLogin: '1' },
          wechat: wechatSettingsSchema.parse({
            appId: WECHAT_APP.appid,
            qrAddress: `${server.origin}/connect/qrconnect`,
            apiAddress: server.origin,
          }),
        }));
        const scanned = async (cookie: string) => {
          const { address } = await victim.client({ cookie, from: anyAddress() }).call(beginWechatSignIn, {});
          const { code, state } = Object.fromEntries(server.scan(address));
          return { code: code ?? '', state: state ?? '' };
        };
        const back = (cookie: string, given: { code: string; state: string }) =>
          codeOf(victim.client({ cookie, from: anyAddress() }).call(otherLogin, given));
        const [mine, theirs] = [cookieOfBrowser(), cookieOfBrowser()];
        const right = await scanned(mine);
        const first = await back(mine, right);
        const codes = [await back(mine, right), await back(theirs, await scanned(mine))];
        codes.push(await back(mine, { ...(await scanned(mine)), state: 'a'.repeat(43) }));
        for (const mood of ['other-person', 'other-scope', 'other-fields', 'no-json', 'busy'] as const) {
          const given = await scanned(mine);
          server.mood = mood;
          codes.push(await back(mine, given));
          server.mood = 'well';
        }
        return {
          held: first === '' && codes.every(Boolean),
          saw: `${first || 'a ticket'}; ${counted(codes)}`,
        };
      } finally {
        await server.close();
      }
    },
  },
];

/** Lets the library have these providers of identities. */
export async function changeProviders(
  victim: Victim,
  providers: object,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await victim.change((now) => ({
    ...now,
    public: { ...now.public, unifieAuthen: '1' },
    signIn: signInSettingsSchema.parse({ providers, ...more }),
  }));
}

/** Goes on from a provider's answer until there is a session; the code of the refusal, empty if there is one. */
async function entered(
  victim: Victim,
  jar: Jar,
  address: string,
  form?: Readonly<Record<string, string>>,
): Promise<string> {
  const { status, location } = await jar.visit(address, form);
  const ticket = /entry=([\w-]+)$/.exec(location)?.[1];
  if (ticket === undefined) return `status ${status}`;
  return codeOf(victim.client({ cookie: jar.cookie(), from: anyAddress() }).call(finishSignIn, { ticket }));
}

/** Another one each time, so that the limits for one caller do not hide what an answer is worth. */
function anyAddress(): string {
  return `10.${[...randomBytes(3)].join('.')}`;
}

/** The cookie of a browser of its own. */
function cookieOfBrowser(): string {
  return `lectern-browser=${randomBytes(32).toString('base64url')}`;
}

function assertionOf(xml: string): string {
  return /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
}
