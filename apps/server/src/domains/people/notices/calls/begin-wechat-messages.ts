import { refuse } from '@lectern/contracts/kernel/refusal';
import { beginWechatMessages } from '@lectern/contracts/talk/messages/begin-wechat-messages';
import { WECHAT_MESSAGES_OFF } from '@lectern/contracts/talk/messages/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { qrPicture } from '../../../../platform/qr-picture.ts';
import { issueTicket } from '../../../../platform/tickets/tickets.ts';

const SECONDS = 10 * 60;

declare module '../../../../platform/tickets/tickets.ts' {
  interface TicketPayloads {
    /** The OAuth state by which a reader connects WeChat: it comes back in another browser, that of the phone. */
    'wechat-messages': { readonly patronId: string };
  }
}

export const beginWechatMessagesCall = implement(beginWechatMessages)(async ({ context, deps }) => {
  const { tenant, patron, origin } = context;
  if (!deps.wechatMessages.isReady(tenant)) return refuse(WECHAT_MESSAGES_OFF);
  const state = await issueTicket(deps.db, {
    tenantId: tenant.id,
    purpose: 'wechat-messages',
    payload: { patronId: patron.id },
    seconds: SECONDS,
    now: deps.clock.now(),
  });
  const back = `${origin}/${tenant.mappingPath}/?wechat=messages`;
  const address = deps.wechatMessages.authorizeAddress(tenant, { back, state });
  return { address, img: await qrPicture(address) };
});
