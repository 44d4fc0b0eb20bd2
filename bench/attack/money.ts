import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { precreate } from '@lectern/contracts/lending/payments/precreate';
import { buildFineEntry } from '@lectern/server/testing/builders';
import {
  startWechatPayServer,
  WECHATPAY_ACCOUNT,
} from '@lectern/server/testing/payment-servers/wechatpay-server';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { readerOf } from './people.ts';

/** Minor units. */
const OWED = 300;

/** Who wants a fine to count as paid without paying it. */
export const ATTACKS_ON_MONEY: readonly Attack[] = [
  {
    name: 'WeChat Pay: notices that are unsigned, of another key or merchant, old, of another sum or repeated',
    mustHold: 'nothing is paid before the payer paid, and then once',
    async run(victim) {
      const server = await startWechatPayServer();
      try {
        for (const [name, value] of [
          ['wechatpay-key', server.merchantPrivateKey],
          ['wechatpay-v3-key', server.apiV3Key],
        ] as const)
          await victim.lectern(['secret', 'set', name, '--tenant', LIBRARY], value);
        const wechatpay = {
          ...WECHATPAY_ACCOUNT,
          privateKey: 'wechatpay-key',
          apiV3Key: 'wechatpay-v3-key',
          publicKey: server.publicKey,
          address: server.origin,
        };
        await victim.change((now) => ({ ...now, payments: { ...now.payments, wechatpay } }));
        const { client, id: patron_id } = await readerOf(victim);
        await buildFineEntry(victim.db, { tenant_id: victim.tenantId, patron_id, amount: OWED });
        const { orderNo } = await client.call(precreate, { channel: 'wechatpay', amount: OWED });
        const owed = async () => (await client.call(getAmountOwed, {})).owed.amount;
        const tell = async ({ headers, body }: ReturnType<typeof server.paymentNotice>) => {
          const sent = Object.entries(headers).filter(
            (one): one is [string, string] => typeof one[1] === 'string' && one[0] !== 'content-length',
          );
          const address = `${victim.origin}/${LIBRARY}/payments/notify/wechatpay`;
          await fetch(address, {
            method: 'POST',
            headers: Object.fromEntries(sent),
            body: new Uint8Array(body),
          });
        };
        server.pay(orderNo);
        const forged = Object.values(server.foreignNotices(orderNo));
        const real = server.paymentNotice(orderNo);
        // The provider is away, so that a notice is all that the server has.
        server.mood = 'broken';
        for (const notice of forged) await tell(notice);
        const before = await owed();
        server.mood = 'well';
        for (let time = 0; time < 5; time++) await tell(real);
        const after = await owed();
        const payments = await victim.db
          .selectFrom('ledger_posting')
          .select('amount')
          .where('tenant_id', '=', victim.tenantId)
          .where('patron_id', '=', patron_id)
          .where('kind', '=', 'payment')
          .execute();
        const held = before === OWED && after === 0 && payments.length === 1;
        const times = payments.length;
        return {
          held,
          saw: `${forged.length} notices: owed ${before}; then owed ${after}, booked ${times} times`,
        };
      } finally {
        await server.close();
      }
    },
  },
];
