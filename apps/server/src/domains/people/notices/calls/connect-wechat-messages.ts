import { refuse } from '@lectern/contracts/kernel/refusal';
import { PROVIDER_UNAVAILABLE } from '@lectern/contracts/people/identity/link-errors';
import { connectWechatMessages } from '@lectern/contracts/talk/messages/connect-wechat-messages';
import { WECHAT_CONNECTION_STALE, WECHAT_MESSAGES_OFF } from '@lectern/contracts/talk/messages/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import { readTicket, redeemTicket } from '../../../../platform/tickets/tickets.ts';
import { wechatConnected } from '../wechat/wechat-events.ts';
import { putConnection } from '../wechat/wechat-store.ts';

export const connectWechatMessagesCall = implement(connectWechatMessages)(
  async ({ input: { code, state }, context: { tenant }, deps }) => {
    const { db, clock, wechatMessages, log } = deps;
    if (!wechatMessages.isReady(tenant)) return refuse(WECHAT_MESSAGES_OFF);
    const redeemer = { now: clock.now() };
    const ticket = await readTicket(db, tenant.id, 'wechat-messages', state, redeemer);
    if (!ticket) return refuse(WECHAT_CONNECTION_STALE);
    try {
      const openId = await wechatMessages.openIdOf(tenant, code);
      if (openId === undefined) return refuse(WECHAT_CONNECTION_STALE);
      return await inTransaction(db, async (tx) => {
        const redeemed = await redeemTicket(tx, tenant.id, 'wechat-messages', state, redeemer);
        if (!redeemed) return refuse(WECHAT_CONNECTION_STALE);
        const now = redeemer.now.toISOString();
        const owner = { tenantId: tenant.id, patronId: redeemed.patronId };
        const id = await putConnection(tx, owner, openId, now);
        await deps.events.send(tx, wechatConnected, { tenantId: tenant.id, subjectIds: [id], now });
        return {};
      });
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      log.warn(
        { tenant: tenant.id, fault: error.fault, reason: error.message },
        'WeChat does not say who it is',
      );
      return refuse(PROVIDER_UNAVAILABLE);
    }
  },
);
