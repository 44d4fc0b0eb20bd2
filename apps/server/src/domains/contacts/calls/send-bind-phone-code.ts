import { sendBindPhoneCode } from '@lectern/contracts/contacts/send-bind-phone-code';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { bindCodes } from '../bind-contact.ts';
import { sendCode } from '../codes.ts';

export const sendBindPhoneCodeCall = implement(sendBindPhoneCode)(
  async ({ input: { phone }, context, deps }) => {
    const { tenant, patron, language, network } = context;
    const order = {
      ...bindCodes('phone', patron.id),
      kind: 'phone',
      to: phone,
      contact: phone,
      language,
      network,
    } as const;
    const sent = await sendCode(deps, tenant, { ...order, template: 'bindCode' });
    if (isRefusal(sent)) return sent;
    const { left, ...rest } = sent;
    return { ...rest, remainTimes: left };
  },
);
