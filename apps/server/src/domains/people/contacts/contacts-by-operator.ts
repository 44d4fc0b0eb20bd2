import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { type ContactKind, maskContact } from '@lectern/rules/contact-forms';
import { addAuditEntry, OPERATOR } from '../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { Away } from '../../../ports/ils/ils-refusals.ts';
import { type Account, findAccount } from '../account/accounts.ts';
import { findKnownPatron } from '../account/known-patron.ts';
import { setContact } from '../account/own-contacts.ts';
import { findReachable } from '../account/reachable.ts';
import { tellReader } from './tell-reader.ts';

/** A contact as an operator leaves it. */
export interface ContactChange {
  readonly kind: ContactKind;
  /** Empty removes it. */
  readonly value: string;
  /** Somebody has made sure that it is the reader's. Only then codes are sent to it. */
  readonly isVerified: boolean;
  /** Who changes it, for the audit. */
  readonly by: string;
}

/** The account of a patron, by primary id; undefined if the library knows none. */
export async function findAccountOf(
  deps: Pick<Deps, 'db' | 'clock' | 'ils'>,
  tenant: Tenant,
  primaryId: string,
): Promise<Account | undefined | Away> {
  const id = await findKnownPatron(deps, tenant, primaryId);
  return id === undefined || isRefusal(id) ? id : findAccount(deps, tenant.id, id);
}

/**
 * Changes a contact of a reader, whatever the limits of a day say. It is audited, and the verified contacts that the reader had before
 * are told unless only the verification changes.
 */
export async function changeContactByOperator(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  tenant: Tenant,
  account: Account,
  { kind, value, isVerified, by }: ContactChange,
): Promise<void> {
  const now = clock.now();
  const at = now.toISOString();
  const former = kind === 'mail' ? account.email : account.phone;
  const reader = await findReachable(db, tenant.id, account.id);
  await inTransaction(db, async (tx) => {
    await setContact(tx, tenant.id, account.id, { kind, value, isVerified, now: at });
    const contact = maskContact(value || former);
    await addAuditEntry(tx, tenant.id, {
      staffId: OPERATOR,
      action: value === '' ? 'contacts.remove' : 'contacts.set',
      subject: account.id,
      details: { kind, contact, verified: isVerified ? 1 : 0, by },
      at,
    });
    if (!reader || value === former) return;
    await tellReader(tx, reader, {
      tenantId: tenant.id,
      template: value === '' ? 'contactRemoved' : 'contactChanged',
      values: { time: at, contact },
      language: tenant.settings.public.defaultLanguage,
      now,
    });
  });
}
