import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { REQUEST_KIND_OFF } from '@lectern/contracts/lending/requests/placing-errors';
import { contactOfRequest } from '../../../../domains/lending/requests/contact-of-reader.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { readInstant } from '../../../../platform/sip2/message-dates.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import type { DeskItem } from '../../../../ports/ils/ils-desk.ts';
import type { IlsRequest } from '../../../../ports/ils/ils-requests.ts';
import { findReader } from '../find-reader.ts';
import { screenWords, type TerminalContext, unlessAway } from '../terminal-context.ts';

/** More than a reader may have open. */
const MOST_REQUESTS = 500;

/**
 * Reserves the title of a copy, or cancels the reservation (16 for 15). What is cancelled can also be named by its title (AJ), as 64 names
 * it. Another day or place is not taken: it would be another request.
 */
export async function hold(message: MessageOf<'15'>, context: TerminalContext): Promise<DraftMessage<'16'>> {
  const { terminal, sentAt, desk } = context;
  const [card, barcode] = [fieldOf(message, 'AA'), fieldOf(message, 'AB')];
  const fields = { AO: terminal.libraryCode, AA: card, AB: barcode };
  const denied = (refusal: Refusal, title = ''): DraftMessage<'16'> => ({
    code: '16',
    fixed: { ok: '0', available: 'N', sentAt },
    fields: { ...fields, AJ: title, AF: screenWords(refusal, context) },
  });
  const { holder, refusal } = await findReader(context, card, fieldOf(message, 'AD'));
  if (refusal) return denied(refusal);
  const title = fieldOf(message, 'AJ');
  const isByTitle = barcode === '' && title !== '' && message.fixed.mode === '-';
  const item = isByTitle ? { title } : unlessAway(await desk.item(barcode));
  if (isRefusal(item)) return denied(item);
  const request = holder && (await move(message, context, holder.patronId, item));
  if (!request) return denied(refuse(REQUEST_KIND_OFF), item.title);
  if (isRefusal(request)) return denied(request, item.title);
  return {
    code: '16',
    fixed: { ok: '1', available: request.barcode === '' ? 'N' : 'Y', sentAt },
    fields: {
      ...fields,
      AJ: request.title,
      BS: request.pickupLibrary,
      BR: request.readersBefore === undefined ? undefined : String(request.readersBefore + 1),
    },
  };
}

interface NamedByTitle {
  readonly title: string;
}

/** Undefined for a mode that we do not know. */
async function move(
  message: MessageOf<'15'>,
  context: TerminalContext,
  patronId: string,
  item: DeskItem | NamedByTitle,
): Promise<IlsRequest | Refusal | undefined> {
  if (message.fixed.mode === '+' && 'bibId' in item) return place(message, context, patronId, item);
  return message.fixed.mode === '-' ? cancel(context, patronId, item) : undefined;
}

async function place(
  message: MessageOf<'15'>,
  { ils, deps, tenant, terminal, words }: TerminalContext,
  patronId: string,
  { bibId, volume }: DeskItem,
): Promise<IlsRequest | Refusal | undefined> {
  const contact = await contactOfRequest(deps, { tenantId: tenant.id, patronId }, '');
  if (isRefusal(contact)) return contact;
  const { timeZone } = words.policy;
  const until = readInstant(fieldOf(message, 'BW'), timeZone);
  const placed = await ils.requests?.place(patronId, {
    kind: 'reservation',
    bibId,
    ...(volume !== '' && { volume }),
    pickupLibrary: fieldOf(message, 'BS') || terminal.libraryCode,
    contact,
    noticeWays: [],
    comments: '',
    ...(until && { wantedUntil: dateIn(timeZone, until) }),
  });
  return unlessAway(placed);
}

async function cancel(
  { ils }: TerminalContext,
  patronId: string,
  item: DeskItem | NamedByTitle,
): Promise<IlsRequest | Refusal | undefined> {
  const listed = unlessAway(
    await ils.requests?.list(patronId, { kind: 'reservation', offset: 0, limit: MOST_REQUESTS }),
  );
  // What is open is listed first.
  const requests = listed?.requests ?? [];
  const request =
    'bibId' in item
      ? (requests.find(({ bibId }) => bibId === item.bibId) ?? requests.find((one) => waitsForToo(one, item)))
      : requests.find(({ title }) => title === item.title);
  if (!request) return refuse(REQUEST_NOT_FOUND);
  return unlessAway(await ils.requests?.cancel(patronId, request.id));
}

/** Whether a copy is of one of the other editions that a request waits for. */
function waitsForToo({ readersBefore, otherBibIds }: IlsRequest, { bibId }: DeskItem): boolean {
  return readersBefore !== undefined && otherBibIds?.includes(bibId) === true;
}
