import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { sendResetMailCode } from '@lectern/contracts/people/password/send-reset-mail-code';
import { implement } from '../../../../platform/http/implement.ts';
import { sendResetCode } from '../send-reset-code.ts';

export const sendResetMailCodeCall = implement(sendResetMailCode)(
  async ({ input: { ticket }, context, deps }) => {
    const sent = await sendResetCode(deps, context, { kind: 'mail', ticket });
    if (isRefusal(sent)) return sent;
    const { left: mailCodeTimes, ...rest } = sent;
    return { ...rest, mailCodeTimes };
  },
);
