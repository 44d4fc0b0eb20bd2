import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { presentDeskItem } from '../../../../domains/counter/desk/present-desk-item.ts';
import { dateIn } from '../../../../platform/clock.ts';
import { readInstant } from '../../../../platform/sip2/message-dates.ts';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import type { DeskItem } from '../../../../ports/ils/ils-desk.ts';
import { screenWords, type TerminalContext, unlessAway } from '../terminal-context.ts';
import { nameInAudit } from './check-out.ts';

/** Alert types of the standard. */
const FOR_READER_HERE = '01';
const FOR_READER_ELSEWHERE = '02';
const TO_OTHER_LIBRARY = '04';
const LOOK_AT_IT = '99';

/** Takes a copy back (10 for 09) and says where it goes next: the sort bin (CL), the library (CT) and why staff should look (CV). */
export async function checkIn(
  message: MessageOf<'09'>,
  context: TerminalContext,
): Promise<DraftMessage<'10'>> {
  const { desk, terminal, words, sentAt } = context;
  const { libraryCode } = terminal;
  const barcode = fieldOf(message, 'AB');
  if (fieldOf(message, 'BI') === 'Y') return notCancelled(barcode, context);
  const scan = { barcode, libraryCode, selfCheck: { at: nameInAudit(context), libraryCode } };
  const returnedOn = dayOfReturn(message, context);
  const asSaid = unlessAway(await desk.checkIn({ ...scan, ...(returnedOn !== undefined && { returnedOn }) }));
  // The clock of the machine is wrong; the copy lies in it all the same.
  const isWrongDay = isRefusal(asSaid) && asSaid.code === 'RETURN_DAY_IMPOSSIBLE';
  const done = isWrongDay ? unlessAway(await desk.checkIn(scan)) : asSaid;
  const item = isRefusal(done) ? done : unlessAway(await desk.item(barcode));
  const fixed = { ok: '0', resensitize: 'N', magnetic: 'U', alert: 'Y', sentAt };
  const fields = { AO: libraryCode, AB: barcode, AQ: '' };
  if (isRefusal(item)) {
    const AF = screenWords(item, context);
    return { code: '10', fixed, fields: { ...fields, CL: 'look_at_it', CV: LOOK_AT_IT, AF } };
  }
  const { next, alert } = presentDeskItem(item, words);
  const type = alertOf(item, next, alert !== '');
  return {
    code: '10',
    fixed: { ...fixed, ok: '1', resensitize: 'Y', alert: type === undefined ? 'N' : 'Y' },
    fields: {
      ...fields,
      AQ: item.libraryCode,
      AJ: item.title,
      CL: alert === '' ? next : 'look_at_it',
      CV: type,
      CT: next === 'send' ? (item.request?.pickupLibrary ?? item.libraryCode) : undefined,
      CS: item.callNumber,
    },
  };
}

/** A return cannot be cancelled by a machine: who had the copy may have left, and the next reader may be told already. */
function notCancelled(barcode: string, { terminal, sentAt }: TerminalContext): DraftMessage<'10'> {
  return {
    code: '10',
    fixed: { ok: '0', resensitize: 'N', magnetic: 'U', alert: 'Y', sentAt },
    fields: { AO: terminal.libraryCode, AB: barcode, AQ: '', CL: 'look_at_it', CV: LOOK_AT_IT },
  };
}

function alertOf({ request }: DeskItem, next: string, hasAlert: boolean): string | undefined {
  if (hasAlert || next === 'look_at_it') return LOOK_AT_IT;
  if (next === 'hold_shelf') return FOR_READER_HERE;
  if (next === 'send') return request ? FOR_READER_ELSEWHERE : TO_OTHER_LIBRARY;
  return undefined;
}

/** The earlier day on which it fell into the machine; undefined for today and for clocks that are ahead. */
function dayOfReturn({ fixed }: MessageOf<'09'>, { words }: TerminalContext): string | undefined {
  const { timeZone } = words.policy;
  const instant = readInstant(fixed.returnedAt, timeZone);
  const day = instant && dateIn(timeZone, instant);
  return day !== undefined && day < words.today ? day : undefined;
}
