import type { Db } from '../../../../platform/db/database.ts';
import type { ReadingTicketTable } from '../tables.ts';

export async function insertTicket(db: Db, row: ReadingTicketTable): Promise<void> {
  await db.insertInto('reading_ticket').values(row).execute();
}

/** A ticket that is not over, and whose session still stands; undefined otherwise. */
export async function findTicket(
  db: Db,
  tenantId: string,
  textHash: string,
  now: string,
): Promise<ReadingTicketTable | undefined> {
  const ticket = await db
    .selectFrom('reading_ticket')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('text_hash', '=', textHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!ticket || ticket.session_hash === '') return ticket;
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', ticket.session_hash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session && ticket;
}
