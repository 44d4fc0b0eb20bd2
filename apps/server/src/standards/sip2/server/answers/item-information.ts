import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { fieldOf, type MessageOf } from '../../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../../platform/sip2/write-message.ts';
import type { DeskItem } from '../../../../ports/ils/ils-desk.ts';
import { screenWords, type TerminalContext, unlessAway, writeDue } from '../terminal-context.ts';

/** The circulation status of the standard. */
const CIRCULATION: Readonly<Record<DeskItem['status'], string>> = {
  on_loan: '04',
  in_transit: '10',
  on_hold_shelf: '08',
  available: '03',
  reference: '03',
  in_process: '06',
  repair: '01',
  missing: '13',
  withdrawn: '01',
  unknown: '01',
};

const RECALLED = '07';

/** Where a copy is (18 for 17). Who has it is not said. */
export async function itemInformation(
  message: MessageOf<'17'>,
  context: TerminalContext,
): Promise<DraftMessage<'18'>> {
  const { desk, sentAt } = context;
  const barcode = fieldOf(message, 'AB');
  const item = unlessAway(await desk.item(barcode));
  const fixed = { circulation: '01', security: '00', feeType: '01', sentAt };
  if (isRefusal(item))
    return { code: '18', fixed, fields: { AB: barcode, AJ: '', AF: screenWords(item, context) } };
  return {
    code: '18',
    fixed: {
      ...fixed,
      circulation: item.status === 'on_loan' && item.recalled ? RECALLED : CIRCULATION[item.status],
    },
    fields: {
      AB: item.barcode,
      AJ: item.title,
      CF: String(item.waiting),
      AH: item.loan && writeDue(item.loan.dueDate, null),
      BG: item.libraryCode,
      AQ: item.libraryCode,
      CS: item.callNumber,
    },
  };
}
