import type { ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ReaderInvitationTable } from './tables.ts';

/** A reader who can be invited. */
export interface Invitable {
  readonly id: string;
  readonly account: string;
  readonly email: string;
}

/** Which readers are looked for. `ids`: only these; else only those without an invitation that is good at `now`, in the order of ids. */
export type InvitableQuery =
  | { readonly ids: readonly string[] }
  | { readonly now: string; readonly afterId: string; readonly limit: number };

/** Readers who have an e-mail address and have chosen no password yet. */
export async function listInvitable(
  db: Db,
  tenantId: string,
  query: InvitableQuery,
): Promise<readonly Invitable[]> {
  const accounts = db
    .selectFrom('account')
    .select(['id', 'primary_id as account', 'email'])
    .where('tenant_id', '=', tenantId)
    .where(isInvitable);
  if ('ids' in query) return accounts.where('id', 'in', query.ids).execute();
  return accounts
    .where((eb) => eb.not(hasOpenInvitation(eb, query.now)))
    .where('id', '>', query.afterId)
    .orderBy('id')
    .limit(query.limit)
    .execute();
}

/** The readers whom `listInvitable` would find for all, and those who have an invitation that is still good. */
export async function countInvitableReaders(db: Db, tenantId: string, now: string) {
  const accounts = db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where(isInvitable);
  const [without, withOpen] = await Promise.all([
    accounts.where((eb) => eb.not(hasOpenInvitation(eb, now))).executeTakeFirstOrThrow(),
    accounts.where((eb) => hasOpenInvitation(eb, now)).executeTakeFirstOrThrow(),
  ]);
  return { invitable: Number(without.count), open: Number(withOpen.count) };
}

/** Keeps an invitation in place of the reader's earlier one. */
export async function putInvitation(tx: Tx, invitation: ReaderInvitationTable): Promise<void> {
  const { tenant_id: _tenant, patron_id: _patron, ...changes } = invitation;
  await tx
    .insertInto('reader_invitation')
    .values(invitation)
    .onConflict((same) => same.columns(['tenant_id', 'patron_id']).doUpdateSet(changes))
    .execute();
}

/** The invitation with this ticket, if it is still good and its reader has chosen no password meanwhile. */
export async function findInvitation(
  db: Db,
  tenantId: string,
  ticketHash: string,
  now: string,
): Promise<{ readonly patronId: string; readonly account: string; readonly email: string } | undefined> {
  return db
    .selectFrom('reader_invitation')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'reader_invitation.tenant_id')
        .onRef('account.id', '=', 'reader_invitation.patron_id'),
    )
    .select(['account.id as patronId', 'account.primary_id as account', 'reader_invitation.email as email'])
    .where('reader_invitation.tenant_id', '=', tenantId)
    .where('ticket_hash', '=', ticketHash)
    .where('valid_until', '>', now)
    .where(hasChosenNoPassword)
    .executeTakeFirst();
}

/** Uses an invitation up; false if another call was first. */
export async function removeInvitation(tx: Tx, tenantId: string, ticketHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reader_invitation')
    .where('tenant_id', '=', tenantId)
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function isInvitable(eb: ExpressionBuilder<Schema, 'account'>) {
  return eb.and([eb('email', '!=', ''), hasChosenNoPassword(eb)]);
}

function hasChosenNoPassword(eb: ExpressionBuilder<Schema, 'account'>) {
  return eb.or([eb('account.password_hash', '=', ''), eb('account.must_change_password', '=', 1)]);
}

function hasOpenInvitation(eb: ExpressionBuilder<Schema, 'account'>, now: string) {
  return eb.exists(
    eb
      .selectFrom('reader_invitation')
      .select('patron_id')
      .whereRef('reader_invitation.tenant_id', '=', 'account.tenant_id')
      .whereRef('reader_invitation.patron_id', '=', 'account.id')
      .where('valid_until', '>', now),
  );
}
