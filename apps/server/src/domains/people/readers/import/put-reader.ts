import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { CARD_NUMBER_TAKEN } from '@lectern/contracts/people/readers/errors';
import type { AuditAction } from '@lectern/contracts/people/staff/audit-actions';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsReaders, ReaderRecord } from '../../../../ports/ils/ils-readers.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { contactsOf, type ReaderContacts } from '../../account/reader-accounts.ts';
import { alsoWrite, type ReaderAct } from '../also-write.ts';
import type { ReaderRow } from './reader-rows.ts';

/** Why a row is left out. */
type NotPut = Extract<Awaited<ReturnType<IlsReaders['register'] | IlsReaders['change']>>, Refusal>;

/** How readers are put. */
export interface Putting {
  readonly db: Db;
  readonly readers: IlsReaders;
  readonly act: Omit<ReaderAct, 'action' | 'phone' | 'email'>;
  /** Only says what would be done. */
  readonly check: boolean;
}

/** Registers the reader of a row, or changes the one who has its card. The password of a reader who has one stays. */
export async function putReader(
  { db, readers, act, check }: Putting,
  row: ReaderRow,
): Promise<'registered' | 'changed' | 'unchanged' | NotPut> {
  const found = await readers.search(row.card, [], 1);
  if (isRefusal(found)) return found;
  const [known] = found.readers;
  const { card, name, group: patronGroup, library: libraryCode, expires, major, phone, email } = row;
  const contacts = known && (await contactsOf(db, act.tenantId, [known.patronId])).get(known.patronId);
  const needsPassword = Boolean(row.password) && !contacts?.hasPassword;
  const fields = { name, patronGroup, libraryCode, expiresOn: expires, major };
  const alsoAs = async (action: AuditAction) => {
    if (check) return undo;
    const passwordHash = needsPassword ? await hashPassword(row.password ?? '') : undefined;
    return alsoWrite({ ...act, action, phone, email, passwordHash });
  };
  if (found.card === undefined || !known)
    return outcomeOf('registered', async () =>
      readers.register({ ...fields, card, expiresOn: expires ?? null }, await alsoAs('readers.register')),
    );
  if (found.card !== 'active') return refuse(CARD_NUMBER_TAKEN, { number: card });
  if (!needsPassword && isSame(known, contacts, row)) return 'unchanged';
  return outcomeOf('changed', async () =>
    readers.change(known.patronId, fields, await alsoAs('readers.change')),
  );
}

/** Thrown in a transaction whose outcome is asked for, and which is not to be made. */
class OnlyChecked extends Error {
  override readonly name = 'OnlyChecked';
}

async function undo(): Promise<never> {
  throw new OnlyChecked();
}

async function outcomeOf<O extends string>(
  outcome: O,
  put: () => ReturnType<IlsReaders['register'] | IlsReaders['change']>,
): Promise<O | NotPut> {
  try {
    const answer = await put();
    return isRefusal(answer) ? answer : outcome;
  } catch (error) {
    if (error instanceof OnlyChecked) return outcome;
    throw error;
  }
}

function isSame(known: ReaderRecord, contacts: ReaderContacts | undefined, row: ReaderRow): boolean {
  return (
    known.name === row.name &&
    known.patronGroup === row.group &&
    known.libraryCode === row.library &&
    (row.expires === undefined || known.expiresOn === row.expires) &&
    (row.major === undefined || known.major === row.major) &&
    (row.phone === undefined || (contacts?.phone ?? '') === row.phone) &&
    (row.email === undefined || (contacts?.email ?? '') === row.email)
  );
}
