import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createAskWechat } from './ask-wechat.ts';
import { createServiceTokens } from './service-tokens.ts';
import { templateData } from './template-data.ts';
import type { WechatMessages } from './wechat-messages-port.ts';

/** Global return codes of WeChat's interface (developers.weixin.qq.com, "Global return code"). */
const TAKEN = 0;
const TOKEN_REFUSED = [40001, 40014, 42001];
/** The reader does not follow the account; or the id is none of the account, because the library has another one now. */
const NOT_FOLLOWING = [43004, 40003];
/** Faults of the settings: no such template, fields that the template does not have, an account that may send none. */
const PERMANENT = [40037, 47001, 47003, 48001];
/** Codes of the sign-in that are unknown, used or expired. */
const CODE_REFUSED = [40029, 40163, 41008, 42003];

const resultSchema = z.object({ errcode: z.int() });
const personSchema = z.object({ openid: z.string().regex(/^[\w-]{1,128}$/) });

/** Messages by the service account in the tenant's settings. */
export function createHttpWechatMessages({
  secrets,
  clock,
  sendOutside,
  timeoutMs,
}: {
  readonly secrets: Pick<Secrets, 'get' | 'set'>;
  readonly clock: Clock;
  readonly sendOutside: SendOutside;
  readonly timeoutMs?: number;
}): WechatMessages {
  const ask = createAskWechat(sendOutside, timeoutMs === undefined ? {} : { timeoutMs });
  const tokens = createServiceTokens({ secrets, clock, ask });

  return {
    isReady: ({ settings }) => settings.wechatMessages !== undefined,

    authorizeAddress({ settings: { wechatMessages: account } }, { back, state }) {
      if (!account) return '';
      const address = new URL(account.authorizeAddress);
      const query = {
        appid: account.appId,
        redirect_uri: back,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      };
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
      address.hash = 'wechat_redirect';
      return address.href;
    },

    async openIdOf({ id, settings: { wechatMessages: account } }, code) {
      const secret = account && (await secrets.get(id, account.secret));
      if (!account || secret === undefined)
        throw new OutsideError('unreachable', 'the service account is not set up');
      const { apiAddress, appId } = account;
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const answer = await ask({ apiAddress, path: '/sns/oauth2/access_token', query });
      const person = personSchema.safeParse(answer).data;
      if (person) return person.openid;
      const error = resultSchema.safeParse(answer).data?.errcode;
      if (error !== undefined && CODE_REFUSED.includes(error)) return undefined;
      throw new OutsideError('unreadable', `WeChat answered error ${error ?? 'unknown'}`);
    },

    async send(
      { id, settings: { wechatMessages: account } },
      { id: messageId, openId, kind, facts, address },
    ) {
      const template = account?.templates[kind];
      if (!account || !template)
        throw new DeliveryError(`no template for notices ${kind}`, { isPermanent: true });
      const message = {
        touser: openId,
        template_id: template.id,
        ...(address && { url: address }),
        client_msg_id: messageId.replaceAll('-', ''),
        data: templateData(template, facts),
      };
      const post = async (token: string) => {
        const path = '/cgi-bin/message/template/send';
        const { apiAddress } = account;
        const answer = await ask({ apiAddress, path, query: { access_token: token }, body: message });
        return resultSchema.safeParse(answer).data?.errcode;
      };
      const first = await orDeliveryError(() => tokens.of(id, account));
      let code = await orDeliveryError(() => post(first));
      if (code !== undefined && TOKEN_REFUSED.includes(code))
        code = await orDeliveryError(async () => post(await tokens.of(id, account, first)));
      if (code === TAKEN) return true;
      if (code !== undefined && NOT_FOLLOWING.includes(code)) return false;
      const isPermanent = code !== undefined && PERMANENT.includes(code);
      throw new DeliveryError(`WeChat answered error ${code ?? 'unknown'}`, { isPermanent });
    },
  };
}

async function orDeliveryError<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new DeliveryError(`WeChat cannot be used: ${error.message}`, {
      isPermanent: error.fault === 'address',
    });
  }
}
