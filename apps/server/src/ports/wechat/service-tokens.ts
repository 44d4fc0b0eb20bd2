import type { WechatMessageSettings } from '@lectern/contracts/people/tenant/wechat-message-settings';
import * as z from 'zod';
import { type Clock, later } from '../../platform/clock.ts';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { AskWechat } from './ask-wechat.ts';

/** The portal's own secret: no settings can name it. All nodes read it, so they use one token. */
const KEPT = 'wechat-messages/token';
/** A token is renewed so long before its end that no message meets the end under way. */
const SPARE_SECONDS = 300;

const answerSchema = z.object({ access_token: z.string().min(1).max(1000), expires_in: z.int().min(0) });
const errorSchema = z.object({ errcode: z.int() });
const keptSchema = z.object({ appId: z.string(), token: z.string(), until: z.string() });

export interface ServiceTokens {
  /**
   * A token of the service account that was not refused yet: the kept one, or a new one. `spent` is the token that WeChat has just refused.
   *
   * @throws DeliveryError that is not permanent, if WeChat gives none
   * @throws OutsideError
   */
  of(tenantId: string, account: WechatMessageSettings, spent?: string): Promise<string>;
}

/**
 * Tokens by `stable_token`: unlike the older `token`, it gives the nodes that ask at once the same token, and a new one does not end
 * the one before.
 */
export function createServiceTokens({
  secrets,
  clock,
  ask,
}: {
  readonly secrets: Pick<Secrets, 'get' | 'set'>;
  readonly clock: Clock;
  readonly ask: AskWechat;
}): ServiceTokens {
  async function kept(tenantId: string, appId: string): Promise<string | undefined> {
    const text = await secrets.get(tenantId, KEPT);
    const found = text === undefined ? undefined : keptSchema.safeParse(JSON.parse(text)).data;
    const isGood = found?.appId === appId && found.until > clock.now().toISOString();
    return isGood ? found.token : undefined;
  }

  async function newToken(tenantId: string, account: WechatMessageSettings, force: boolean) {
    const secret = await secrets.get(tenantId, account.secret);
    if (secret === undefined)
      throw new DeliveryError(`the secret ${account.secret} is not set`, { isPermanent: false });
    const body = {
      grant_type: 'client_credential',
      appid: account.appId,
      secret,
      force_refresh: force,
    };
    const answer = await ask({ apiAddress: account.apiAddress, path: '/cgi-bin/stable_token', body });
    const given = answerSchema.safeParse(answer).data;
    if (given) return given;
    const code = errorSchema.safeParse(answer).data?.errcode ?? 'unknown';
    throw new DeliveryError(`WeChat gave no token, error ${code}`, { isPermanent: false });
  }

  return {
    async of(tenantId, account, spent) {
      const known = await kept(tenantId, account.appId);
      if (known !== undefined && known !== spent) return known;
      let given = await newToken(tenantId, account, false);
      if (given.access_token === spent) given = await newToken(tenantId, account, true);
      const until = later(clock.now(), given.expires_in - SPARE_SECONDS);
      const value = { appId: account.appId, token: given.access_token, until };
      await secrets.set(tenantId, KEPT, JSON.stringify(value));
      return given.access_token;
    },
  };
}
