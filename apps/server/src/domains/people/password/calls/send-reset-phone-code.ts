import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { sendResetPhoneCode } from '@lectern/contracts/people/password/send-reset-phone-code';
import type { Deps } from '../../../../platform/deps.ts';
import { type CallContext, implement } from '../../../../platform/http/implement.ts';
import { sendCode } from '../../contacts/codes.ts';
import { replacementCodes } from '../reset-codes.ts';
import { readProvedReset } from '../reset-tickets.ts';
import { sendResetCode } from '../send-reset-code.ts';

export const sendResetPhoneCodeCall = implement(sendResetPhoneCode)(
  async ({ input: { ticket, phone }, context, deps }) => {
    const sent = await (phone === undefined
      ? sendResetCode(deps, context, { kind: 'phone', ticket })
      : sendToReplacement(deps, context, ticket, phone));
    if (isRefusal(sent)) return sent;
    const { left: remainTimes, ...rest } = sent;
    return { ...rest, remainTimes };
  },
);

async function sendToReplacement(
  deps: Deps,
  { tenant, language, network }: Pick<CallContext, 'tenant' | 'language' | 'network'>,
  ticket: string,
  phone: string,
) {
  const reset = await readProvedReset(deps, tenant.id, ticket);
  if (isRefusal(reset)) return reset;
  const order = { ...replacementCodes(reset), kind: 'phone', to: phone, contact: phone } as const;
  return sendCode(deps, tenant, { ...order, template: 'bindCode', language, network });
}
