import { fieldOf, type MessageOf, type SipMessage } from '../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../platform/sip2/write-message.ts';
import { blockCard } from './answers/block-card.ts';
import { checkIn } from './answers/check-in.ts';
import { checkOut } from './answers/check-out.ts';
import { feePaid } from './answers/fee-paid.ts';
import { hold } from './answers/hold.ts';
import { itemInformation } from './answers/item-information.ts';
import { patronInformation, patronStatus } from './answers/patron.ts';
import { renew, renewAll } from './answers/renew.ts';
import { statusOfServer } from './answers/status-of-server.ts';
import type { TerminalContext } from './terminal-context.ts';

type AnswerCode = '10' | '12' | '16' | '18' | '24' | '26' | '30' | '36' | '38' | '64' | '66' | '98';

/** The answer to a machine that has signed in. */
export async function answerRequest(
  message: SipMessage,
  context: TerminalContext,
): Promise<{ readonly [C in AnswerCode]: DraftMessage<C> }[AnswerCode] | 'unsupported'> {
  const { terminal, sentAt, words } = context;
  switch (message.code) {
    case '01':
      return blockCard(message, context);
    case '09':
      return checkIn(message, context);
    case '11':
      return checkOut(message, context);
    case '15':
      return hold(message, context);
    case '17':
      return itemInformation(message, context);
    case '23':
      return patronStatus(message, context);
    case '25': {
      // A block is lifted by staff: the machine is told how the account is.
      const status = await patronStatus(asPatronStatus(message), context);
      return { ...status, code: '26' };
    }
    case '29':
      return renew(message, context);
    case '35':
      return {
        code: '36',
        fixed: { ended: 'Y', sentAt },
        fields: { AO: terminal.libraryCode, AA: fieldOf(message, 'AA') },
      };
    case '37':
      return feePaid(message, context);
    case '63':
      return patronInformation(message, context);
    case '65':
      return renewAll(message, context);
    case '99':
      return statusOfServer(sentAt, {
        code: terminal.libraryCode,
        name: words.places.library(terminal.libraryCode),
      });
    default:
      return 'unsupported';
  }
}

/** The same card and password, as they ask for the state of an account. */
function asPatronStatus(message: MessageOf<'25'>): MessageOf<'23'> {
  return { ...message, code: '23', fixed: { language: '000', sentAt: message.fixed.sentAt } };
}
