import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import { implement } from '../../../../platform/http/implement.ts';
import { channelName } from '../payment-names.ts';

export const getPayMethodsCall = implement(getPayMethods)(async ({ context, deps }) => {
  const { tenant, language } = context;
  if (!deps.ils.of(tenant).payments) return { methods: [] };
  const { currency } = tenant.settings.policy;
  const channels = deps.payments.of(tenant).filter((channel) => channel.takes(currency));
  return {
    methods: channels.map(({ code, shows }) => ({
      channel: code,
      name: channelName(code, language),
      shows,
      sandbox: code === 'sandbox',
    })),
  };
});
