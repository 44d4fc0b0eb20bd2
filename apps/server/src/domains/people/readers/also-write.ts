import type { AuditAction } from '@lectern/contracts/people/staff/audit-actions';
import { noteChange } from '../../../platform/audit/note-change.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AlsoWrite, ReaderRecord } from '../../../ports/ils/ils-readers.ts';
import { setContact } from '../account/own-contacts.ts';
import { contactsOf, keepReaderAccount, setFirstPassword } from '../account/reader-accounts.ts';

export interface ReaderAct {
  readonly tenantId: string;
  readonly staffId: string;
  readonly action: AuditAction;
  readonly at: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
  /** True where the library trusts the list that contacts come from. */
  readonly contactsAreVerified?: boolean | undefined;
  /** The hash of a first password. */
  readonly passwordHash?: string | undefined;
}

/**
 * What the portal writes when a reader changes: the account with all that the reader signs in with, contacts, a first password, and the
 * audit with what was before and after. A contact that staff wrote down counts as verified only if the act says so.
 */
export function alsoWrite(act: ReaderAct): AlsoWrite {
  const { tenantId, staffId, action, at, phone, email, passwordHash } = act;
  const { contactsAreVerified: isVerified = false } = act;
  return async (tx, after, before) => {
    const id = after.patronId;
    const contactsBefore = await auditedContacts(tx, tenantId, id);
    const names = after.cards.filter(({ state }) => state === 'active').map(({ number }) => number);
    await keepReaderAccount(tx, tenantId, after, { names, now: at });
    for (const [kind, value, former] of [
      ['phone', phone, contactsBefore.phone],
      ['mail', email, contactsBefore.email],
    ] as const) {
      if (value !== undefined && value !== former)
        await setContact(tx, tenantId, id, { kind, value, isVerified, now: at });
    }
    if (passwordHash !== undefined) await setFirstPassword(tx, tenantId, id, { passwordHash, now: at });
    await noteChange(tx, tenantId, {
      staffId,
      action,
      subject: id,
      before: before && { ...audited(before), ...contactsBefore },
      after: {
        ...audited(after),
        ...(await auditedContacts(tx, tenantId, id)),
        ...(passwordHash !== undefined && { password: 'set' }),
      },
      at,
    });
  };
}

/** Blocks for a time are noted by acts of their own. */
function audited({ patronId: _id, cards, blocks: _blocks, ...reader }: ReaderRecord) {
  return { ...reader, cards: cards.map(({ number, state }) => `${number} ${state}`) };
}

async function auditedContacts(tx: Tx, tenantId: string, id: string) {
  const { phone = '', email = '' } = (await contactsOf(tx, tenantId, [id])).get(id) ?? {};
  return { phone, email };
}
