import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { addConsent, type Consent, listConsents } from './consent-store.ts';

/** Where a reader stands with the present privacy statement of the library. */
export interface ConsentState {
  /** The present version. */
  readonly version: string;
  /** The consent to it, else the reader's last one to another version. */
  readonly given: Consent | undefined;
  readonly needed: boolean;
}

export async function consentState(db: Db, tenant: Tenant, patronId: string): Promise<ConsentState> {
  const version = tenant.settings.public.privacyVersion;
  const consents = await listConsents(db, tenant.id, patronId);
  // A library that goes back to an earlier version does not ask again.
  const given = consents.find((one) => one.version === version) ?? consents[0];
  return { version, given, needed: given?.version !== version };
}

/** Keeps that the reader agreed to the present version. Answers when they first did. */
export async function agreeToPresent(
  db: Db,
  tenant: Tenant,
  patronId: string,
  given: { readonly language: string; readonly now: string },
): Promise<Consent> {
  const present = {
    version: tenant.settings.public.privacyVersion,
    language: given.language,
    agreedAt: given.now,
  };
  await addConsent(db, tenant.id, patronId, present);
  const kept = await listConsents(db, tenant.id, patronId);
  return kept.find(({ version }) => version === present.version) ?? present;
}
