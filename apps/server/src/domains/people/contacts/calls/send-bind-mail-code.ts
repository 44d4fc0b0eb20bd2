import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { sendBindMailCode } from '@lectern/contracts/people/contacts/send-bind-mail-code';
import { implement } from '../../../../platform/http/implement.ts';
import { sendBindCode } from '../bind-contact.ts';

export const sendBindMailCodeCall = implement(sendBindMailCode)(async ({ input, context, deps }) => {
  const sent = await sendBindCode(deps, context, 'mail', input.mail);
  if (isRefusal(sent)) return sent;
  const { left, ...rest } = sent;
  return { ...rest, mailCodeTimes: left };
});
