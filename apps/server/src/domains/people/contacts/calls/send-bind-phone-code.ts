import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { sendBindPhoneCode } from '@lectern/contracts/people/contacts/send-bind-phone-code';
import { implement } from '../../../../platform/http/implement.ts';
import { sendBindCode } from '../bind-contact.ts';

export const sendBindPhoneCodeCall = implement(sendBindPhoneCode)(async ({ input, context, deps }) => {
  const sent = await sendBindCode(deps, context, 'phone', input.phone);
  if (isRefusal(sent)) return sent;
  const { left, ...rest } = sent;
  return { ...rest, remainTimes: left };
});
