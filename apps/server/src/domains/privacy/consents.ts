import type { Db } from '../../platform/db/database.ts';
import type { Tenant } from '../../platform/tenants/tenant-registry.ts';
import { addConsent, type Consent, listConsents } from './consent-store.ts';

/** All versions that a reader agreed to, the newest consent first: for a copy of the reader's data. */
export function consentsOf(db: Db, tenant: Tenant, patronId: string): Promise<Consent[]> {
  return listConsents(db, tenant.id, patronId);
}

/** Whether the reader has still to agree to the present privacy statement of the library. */
export async function isConsentNeeded(db: Db, tenant: Tenant, patronId: string): Promise<boolean> {
  const consents = await listConsents(db, tenant.id, patronId);
  return !consents.some(({ version }) => version === tenant.settings.public.privacyVersion);
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
