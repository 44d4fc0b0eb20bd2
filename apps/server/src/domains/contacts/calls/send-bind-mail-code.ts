import { sendBindMailCode } from '@lectern/contracts/contacts/send-bind-mail-code';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { bindCodes } from '../bind-contact.ts';
import { sendCode } from '../codes.ts';

export const sendBindMailCodeCall = implement(sendBindMailCode)(
  async ({ input: { mail }, context, deps }) => {
    const { tenant, patron, language, network } = context;
    const order = {
      ...bindCodes('mail', patron.id),
      kind: 'mail',
      to: mail,
      contact: mail,
      language,
      network,
    } as const;
    const sent = await sendCode(deps, tenant, { ...order, template: 'bindCode' });
    if (isRefusal(sent)) return sent;
    const { left, ...rest } = sent;
    return { ...rest, mailCodeTimes: left };
  },
);
