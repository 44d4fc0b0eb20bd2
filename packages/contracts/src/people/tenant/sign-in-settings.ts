import * as z from 'zod';
import { namesSchema } from './source-settings.ts';

/** The protocols by which other systems say who a reader is. */
export const IDENTITY_KINDS = ['cas', 'oidc', 'saml'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

const httpAddress = z.url({ protocol: /^https?$/ }).max(500);
/** The name of a secret in the secret store; empty for none. */
const secretName = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{0,64}$/)
  .default('');
/** The name of an attribute as the provider sends it; empty for the provider's own name of the reader. */
const attribute = (initial: string) => z.string().max(200).default(initial);

const attributesSchema = (initial: { primaryId: string; name: string; email: string }) =>
  z
    .object({
      /** What the library system knows the reader by, such as a card number. */
      primaryId: attribute(initial.primaryId),
      name: attribute(initial.name),
      email: attribute(initial.email),
    })
    .prefault({});

const common = {
  /** What the button says; empty: unified authentication. */
  names: namesSchema.default({}),
  /** Set where a reader whom the library does not know yet becomes its patron. Only in the portal's own circulation. */
  create: z
    .object({ patronGroup: z.string().min(1).max(64), libraryCode: z.string().min(1).max(64) })
    .optional(),
  /**
   * Whether a reader whom no primary id names is found by e-mail. Both sides must have verified the address, or anybody who can write
   * an address into the provider's account takes over another reader's.
   */
  matchEmail: z.boolean().default(false),
};

/** A CAS server (protocol 2 or 3). */
export const casSettingsSchema = z.object({
  ...common,
  /** Without `/login`: `https://cas.example.edu/cas`. */
  address: httpAddress,
  version: z.enum(['2', '3']).default('3'),
  attributes: attributesSchema({ primaryId: '', name: 'displayName', email: 'mail' }),
  /** Whether the server sends only addresses that it has verified. */
  emailVerified: z.boolean().default(false),
});

/** An OpenID Connect provider. What else is needed is read from its discovery document. */
export const oidcSettingsSchema = z.object({
  ...common,
  /** The issuer as its ID tokens name it. */
  issuer: httpAddress,
  clientId: z.string().min(1).max(200),
  /** Empty for a public client, which has PKCE alone. */
  secret: secretName,
  scope: z.string().max(200).default('openid profile email'),
  attributes: attributesSchema({ primaryId: 'preferred_username', name: 'name', email: 'email' }),
});

/** A SAML 2.0 identity provider. */
export const samlSettingsSchema = z.object({
  ...common,
  /** Its entity id, as its assertions name the issuer. */
  issuer: z.string().min(1).max(500),
  /** Where sign-ins begin (HTTP-Redirect binding). */
  address: httpAddress,
  /** Where single logout begins (HTTP-Redirect binding); empty for none. */
  logoutAddress: z.union([z.literal(''), httpAddress]).default(''),
  /** The certificates that it signs with, PEM or base64. Two while it changes them. */
  certificates: z.array(z.string().min(100).max(10_000)).min(1).max(4),
  /** Our entity id; empty: the address of our metadata. */
  entityId: z.string().max(500).default(''),
  /** The name of the secret that holds the PEM of our private key. Empty: requests are not signed. */
  signingKey: secretName,
  attributes: attributesSchema({ primaryId: '', name: 'displayName', email: 'mail' }),
  emailVerified: z.boolean().default(false),
});

/** An LDAP directory (Active Directory too) whose passwords readers sign in with. */
export const ldapSettingsSchema = z.object({
  /** `ldaps://directory.example.edu`, or `ldap://`, which is secured by StartTLS before anything is sent. */
  url: z.url({ protocol: /^ldaps?$/ }).max(500),
  /** False only for a directory on the same machine or behind a tunnel: passwords then travel as they are. */
  tlsRequired: z.boolean().default(true),
  /** PEM of the authority that signed the directory's certificate, where the system does not know it. */
  authority: z.string().max(20_000).default(''),
  baseDn: z.string().min(1).max(500),
  /** The attribute that holds what readers type: `uid`, in Active Directory `sAMAccountName`. */
  filterAttribute: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)
    .default('uid'),
  /** An account that may search; empty: the search is anonymous. */
  bindDn: z.string().max(500).default(''),
  bindSecret: secretName,
  attributes: z
    .object({
      /** The attribute that holds the primary id; empty: what the reader typed. */
      primaryId: attribute(''),
      name: attribute('cn'),
      email: attribute('mail'),
    })
    .prefault({}),
  create: common.create,
});

/** How readers sign in beyond account and password of the portal. Which ways are offered, the switches of find config say. */
export const signInSettingsSchema = z.object({
  providers: z
    .object({
      cas: casSettingsSchema.optional(),
      oidc: oidcSettingsSchema.optional(),
      saml: samlSettingsSchema.optional(),
    })
    .prefault({}),
  /** The one that unified authentication (`unifieAuthen`) leads to; the only one where there is one. */
  unified: z.enum(IDENTITY_KINDS).optional(),
  ldap: ldapSettingsSchema.optional(),
  /** Whether readers may sign in with passkeys, in place of password and verification code. */
  passkeys: z.boolean().default(true),
  /** Whether readers may add a code of an app to their sign-in. Who has done so is asked for it, also while this is off. */
  twoSteps: z.boolean().default(true),
  /** Whether a signed-in session may ask for tickets with which an address opens the portal as its reader (docs/integrate.md). */
  entryTickets: z.boolean().default(false),
  /** Where a sign-in may lead back to besides this portal: `https://ai.example.edu`. */
  returnOrigins: z
    .array(z.url({ protocol: /^https?$/ }).refine((text) => new URL(text).origin === text, 'not an origin'))
    .max(20)
    .default([]),
});

export type SignInSettings = z.infer<typeof signInSettingsSchema>;
export type CasSettings = z.infer<typeof casSettingsSchema>;
export type OidcSettings = z.infer<typeof oidcSettingsSchema>;
export type SamlSettings = z.infer<typeof samlSettingsSchema>;
export type LdapSettings = z.infer<typeof ldapSettingsSchema>;
export type ProviderSettings = CasSettings | OidcSettings | SamlSettings;

/** The provider that unified authentication leads to; undefined where the library has none. */
export function unifiedKind({ unified, providers }: SignInSettings): IdentityKind | undefined {
  if (unified) return providers[unified] && unified;
  const [only, ...more] = IDENTITY_KINDS.filter((kind) => providers[kind]);
  return more.length === 0 ? only : undefined;
}
