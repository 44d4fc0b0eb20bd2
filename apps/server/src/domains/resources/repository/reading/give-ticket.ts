import { randomBytes } from 'node:crypto';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { later } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { hashToken } from '../../../../platform/hash-token.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import { insertTicket } from '../store/ticket-store.ts';
import type { DigitalFileTable, ReadingTicketTable } from '../tables.ts';
import { shortenedAccount } from './mark-of.ts';

const TEXT_BYTES = 32;
/** As long as somebody looks at a few pages; the page for reading asks for another one before. */
const SECONDS: Readonly<Record<ReadingTicketTable['act'], number>> = { read: 900, download: 300 };

/** Gives the caller a ticket for a file. What it opens is decided when it is used. */
export async function giveTicket(
  { db, clock, ils }: Pick<Deps, 'db' | 'clock' | 'ils'>,
  { tenant, patron }: Pick<CallContext, 'tenant' | 'patron'>,
  file: Pick<DigitalFileTable, 'id' | 'object_id'>,
  act: ReadingTicketTable['act'],
): Promise<{ readonly text: string; readonly expiresAt: string }> {
  const account = patron && (await ils.of(tenant).patronAccount(patron.id));
  const readerName = account && !isRefusal(account) ? shortenedAccount(account.primaryId) : '';
  const text = randomBytes(TEXT_BYTES).toString('base64url');
  const expiresAt = later(clock.now(), SECONDS[act]);
  await insertTicket(db, {
    tenant_id: tenant.id,
    text_hash: hashToken(text),
    object_id: file.object_id,
    file_id: file.id,
    act,
    patron_id: patron?.id ?? '',
    session_hash: patron?.tokenHash ?? '',
    reader_name: readerName,
    expires_at: expiresAt,
  });
  return { text, expiresAt };
}
