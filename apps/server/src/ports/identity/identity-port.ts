import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { IdentityKind, LdapSettings } from '@lectern/contracts/people/tenant/sign-in-settings';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly identity: Identity;
  }
}

/** Other systems that know who a reader is. */
export interface Identity {
  /** The provider of this kind in the tenant's settings; undefined where there is none. */
  provider(tenant: Tenant, kind: IdentityKind): IdentityProvider | undefined;
  readonly directory: Directory;
}

/** One visit of a reader's browser to a provider. The texts are random and used once. */
export interface Visit {
  /** Where the provider sends the browser back to. */
  readonly callback: string;
  /** Comes back unchanged. */
  readonly state: string;
  /** What the provider must repeat within what it signs. */
  readonly nonce: string;
  /** What only we know (PKCE). */
  readonly verifier: string;
  /** The id of our request, which the answer must name. */
  readonly requestId: string;
  /** Instant. */
  readonly begunAt: string;
}

/** What the browser brought back. */
export interface Returned {
  readonly query: URLSearchParams;
  /** The fields of a form that was posted; empty after a redirect. */
  readonly form: Readonly<Record<string, string>>;
}

/** Who the provider says that the reader is. Texts are empty where it says nothing. */
export interface Subject {
  /** What the provider names the reader by; with `issuer` it is never somebody else. */
  readonly id: string;
  readonly issuer: string;
  readonly primaryId: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** What is needed to end the session at the provider, such as an ID token. */
export type Leave = Readonly<Record<string, string>>;

export interface Proven {
  readonly subject: Subject;
  readonly leave: Leave;
}

export type Unavailable = Refusal<'IDENTITY_UNAVAILABLE'>;
export type Refused = Refusal<'IDENTITY_REFUSED'>;

export interface IdentityProvider {
  /** The address that the browser goes to. */
  begin(visit: Visit): Promise<string | Unavailable>;
  /** Checks what came back. A visit must be finished once only: the caller forgets it before. */
  finish(visit: Visit, returned: Returned): Promise<Proven | Unavailable | Refused>;
  /** The address that ends the session at the provider and leads back; undefined where the provider has none. */
  leave(returnTo: string, leave: Leave): Promise<string | undefined | Unavailable>;
  /** The document that the provider is set up with (SAML metadata). */
  metadata?(places: { readonly callback: string; readonly signOut: string }): Promise<string>;
}

export interface DirectoryAnswer {
  readonly subject: Omit<Subject, 'emailVerified'>;
  readonly isRight: boolean;
}

/** Passwords of an LDAP directory. */
export interface Directory {
  /** Whose account it is, and whether it is the password; undefined for an account that is nobody's. */
  check(
    tenantId: string,
    settings: LdapSettings,
    credentials: { readonly account: string; readonly password: string },
  ): Promise<DirectoryAnswer | undefined | Unavailable>;
}
