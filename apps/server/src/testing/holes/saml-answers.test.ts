import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron } from '../builders.ts';
import { entryOf } from '../identity/form-browser.ts';
import { createIdentityApp, type IdentityApp } from '../identity/identity-app.ts';
import { createSamlIssuer, readSamlRequest, type Said } from '../identity/saml-issuer.ts';

const ISSUER = 'https://idp.example.edu/idp';
const CALLBACK = 'http://localhost/alpha/sign-in/saml/callback';

/** The signed assertion moved away, and a false one in its place. */
const wrappings: readonly (readonly [string, (xml: string) => string])[] = [
  [
    'a false assertion before the signed one',
    (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`),
  ],
  [
    'a false assertion behind the signed one',
    (xml) => xml.replace('</samlp:Response>', `${forged(xml)}</samlp:Response>`),
  ],
  [
    'the signed assertion inside the false one',
    (xml) => {
      const signed = assertionOf(xml);
      return xml.replace(signed, forged(xml).replace('</saml:Assertion>', `${signed}</saml:Assertion>`));
    },
  ],
  [
    'the signed assertion as an object of the false signature',
    (xml) => {
      const signed = assertionOf(xml);
      const [signature = ''] = /<Signature[\s\S]*<\/Signature>/.exec(signed) ?? [];
      const bare = signed.replace(signature, '');
      const holding = signature.replace('</Signature>', `<Object>${bare}</Object></Signature>`);
      return xml.replace(signed, forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${holding}`));
    },
  ],
  [
    'the signed assertion in an extension of the response',
    (xml) => {
      const signed = assertionOf(xml);
      return xml
        .replace(signed, forged(xml))
        .replace('<samlp:Status>', `<samlp:Extensions>${signed}</samlp:Extensions><samlp:Status>`);
    },
  ],
  [
    'a false assertion with the same id',
    (xml) => xml.replace('<saml:Assertion', `${forged(xml, '_assertion')}<saml:Assertion`),
  ],
];

function assertionOf(xml: string): string {
  return /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
}

/** The assertion for somebody else, without its signature. */
function forged(xml: string, id = '_forged'): string {
  return assertionOf(xml)
    .replace(/<Signature[\s\S]*?<\/Signature>/, '')
    .replace('ID="_assertion"', `ID="${id}"`)
    .replace('20230001', 'victim');
}

describe('answers of a SAML provider', () => {
  const provider = createSamlIssuer(ISSUER);
  let app: IdentityApp;
  beforeAll(async () => {
    app = await createIdentityApp();
    await app.use(
      {
        providers: {
          saml: { issuer: ISSUER, address: `${ISSUER}/sso`, certificates: [provider.publicKey] },
        },
      },
      { unifieAuthen: '1' },
    );
    for (const primary_id of ['20230001', 'victim']) await buildPatron(app.deps.db, { primary_id });
  });
  afterAll(() => app.close());

  /** Signs in with this answer; the code of the refusal, or an empty text. */
  async function signInWith(said: Said): Promise<string> {
    app.clock.advance(61);
    const browser = app.browser();
    const begun = await browser.request('http://localhost/alpha/sign-in/saml');
    const request = readSamlRequest(begun.location ?? '');
    const back = await browser.request(CALLBACK, provider.answer(request, said));
    return (await app.finish(browser, entryOf(back) ?? '')).code;
  }

  it('are accepted when they are as they should be', async () => {
    expect(await signInWith({})).toBe('');
  });

  it.each<[string, Said]>([
    ['without a signature', { signed: 'nothing' }],
    ['with the signature of another key', { signed: 'other key' }],
    ['with a signature over SHA-1', { signed: 'sha1' }],
    ['that were changed after signing', { rewrite: (xml) => xml.replace('>20230001<', '>victim<') }],
    ['of another issuer', { issuer: 'https://elsewhere.example/idp' }],
    ['for another audience', { audience: 'https://elsewhere.example/sp' }],
    ['for another receiver', { recipient: 'https://elsewhere.example/callback' }],
    ['to another request', { inResponseTo: '_other' }],
    ['to no request', { inResponseTo: '' }],
    ['that have expired', { seconds: -120 }],
    [
      'without an assertion',
      { rewrite: (xml) => xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, '') },
    ],
    ['that are no XML', { rewrite: () => 'nothing' }],
    ['that are empty', { rewrite: () => '' }],
  ])('%s are refused', async (_what, said) => {
    expect(await signInWith(said)).toBe('IDENTITY_REFUSED');
  });

  it.each(wrappings)('with %s are refused', async (_what, rewrite) => {
    expect(await signInWith({ rewrite })).toBe('IDENTITY_REFUSED');
  });

  it.each([
    ['an external entity', '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    [
      'entities that grow',
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
    ],
    ['a document type', '<!doctype r>'],
  ])('with %s are refused before they are parsed', async (_what, doctype) => {
    expect(await signInWith({ rewrite: (xml) => doctype + xml.replace('>20230001<', '>&e;<') })).toBe(
      'IDENTITY_REFUSED',
    );
  });

  it('cut off nothing of a name at a comment', async () => {
    const before = await app.deps.db.selectFrom('session').select('actor_id').execute();
    expect(await signInWith({ rewrite: (xml) => xml.replace('>20230001<', '>2023<!-- -->0001<') })).toBe('');
    const after = await app.deps.db.selectFrom('session').select('actor_id').execute();
    expect(new Set(after.map((row) => row.actor_id))).toEqual(new Set(before.map((row) => row.actor_id)));
  });

  it('are accepted once, whatever RelayState says, and lead nowhere else', async () => {
    app.clock.advance(61);
    const browser = app.browser();
    const begun = await browser.request('http://localhost/alpha/sign-in/saml');
    const form = provider.answer(readSamlRequest(begun.location ?? ''));
    for (const RelayState of ['https://elsewhere.example/', '//elsewhere.example', '']) {
      const back = await browser.request(CALLBACK, { ...form, RelayState });
      expect(back.location).toBe('http://localhost/alpha/#/login?entry=expired');
    }
    expect(entryOf(await browser.request(CALLBACK, form))).toMatch(/^[\w-]{43}$/);
    expect(entryOf(await browser.request(CALLBACK, form))).toBe('expired');
  });

  it('are of no use in another browser: nobody is signed in to the account of somebody else', async () => {
    app.clock.advance(61);
    const attacker = app.browser();
    const begun = await attacker.request('http://localhost/alpha/sign-in/saml');
    const form = provider.answer(readSamlRequest(begun.location ?? ''));
    const victim = app.browser();
    await victim.request('http://localhost/alpha/sign-in/saml');
    const ticket = entryOf(await victim.request(CALLBACK, form)) ?? '';
    expect((await app.finish(victim, ticket)).code).toBe('IDENTITY_EXPIRED');
  });
});
