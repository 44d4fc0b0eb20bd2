import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { OBJECT_FILE_NOT_FOUND, OBJECT_TICKET_OVER } from '@lectern/contracts/resources/repository/errors';
import { hashToken } from '../../../../platform/hash-token.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { Mark } from '../../../../platform/pages/page-tasks.ts';
import { findSeenFile, type SeenFile } from '../find-seen.ts';
import { beginSeeing, type RepositoryDeps, type Seeing } from '../seeing.ts';
import { findTicket } from '../store/ticket-store.ts';
import type { ReadingTicketTable } from '../tables.ts';
import { markOf } from './mark-of.ts';

/** What a ticket opens now: to whom it was given is who asks, from the address of this request. */
export interface UsedTicket extends SeenFile {
  readonly seeing: Seeing;
  readonly mark: Mark;
}

/**
 * Opens a file by a ticket. The rights are looked at anew, so a ticket ends with the session of its reader, with what staff change, and at
 * the door of the library. The caller still asks for the act.
 */
export async function useTicket(
  deps: RepositoryDeps,
  { tenant, language, address }: Pick<CallContext, 'tenant' | 'language' | 'address'>,
  text: string,
  act: ReadingTicketTable['act'],
): Promise<UsedTicket | Refusal<'OBJECT_TICKET_OVER' | 'OBJECT_FILE_NOT_FOUND'>> {
  const now = deps.clock.now();
  const ticket = await findTicket(deps.db, tenant.id, hashToken(text), now.toISOString());
  if (ticket?.act !== act) return refuse(OBJECT_TICKET_OVER);
  const patron = ticket.patron_id === '' ? undefined : { id: ticket.patron_id };
  const seeing = await beginSeeing(deps, { tenant, language, address, patron });
  const seen = await findSeenFile(deps.db, seeing, ticket.object_id, ticket.file_id);
  if (isRefusal(seen)) return refuse(OBJECT_FILE_NOT_FOUND);
  return { ...seen, seeing, mark: markOf(tenant, { readerName: ticket.reader_name, address, now }) };
}
