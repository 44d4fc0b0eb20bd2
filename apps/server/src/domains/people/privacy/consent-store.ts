import type { Db } from '../../../platform/db/database.ts';

export interface Consent {
  readonly version: string;
  readonly language: string;
  readonly agreedAt: string;
}

/** All versions that the reader agreed to, the newest consent first. */
export async function listConsents(db: Db, tenantId: string, patronId: string): Promise<Consent[]> {
  return db
    .selectFrom('privacy_consent')
    .select(['version', 'language', 'agreed_at as agreedAt'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .orderBy('agreed_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

/** Keeps a consent. One to the same version that is kept already stays as it is. */
export async function addConsent(
  db: Db,
  tenantId: string,
  patronId: string,
  { version, language, agreedAt }: Consent,
): Promise<void> {
  await db
    .insertInto('privacy_consent')
    .values({ tenant_id: tenantId, patron_id: patronId, version, language, agreed_at: agreedAt })
    .onConflict((same) => same.doNothing())
    .execute();
}
