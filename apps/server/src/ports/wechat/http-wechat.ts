import * as z from 'zod';
import type { FetchOutside } from '../../platform/outside/fetch-outside.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import { createTurns } from '../../platform/outside/turns.ts';
import type { Wechat, WechatApp, WechatPerson } from './wechat-port.ts';

/** Answers of WeChat's sign-in (open.weixin.qq.com, "Website Application WeChat Login"). An error has `errcode` and no other fields. */
const errorSchema = z.object({ errcode: z.int().refine((code) => code !== 0) });
const tokenSchema = z.object({
  access_token: z.string().min(1).max(1000),
  openid: z.string().regex(/^[\w-]{1,128}$/),
  scope: z.string(),
});
const personSchema = z.object({ openid: z.string(), nickname: z.string() });

/** Codes that are unknown, used or expired; other errors are faults of the application or of WeChat. */
const REFUSED_CODES = new Set([40029, 40163, 41008, 42003]);
const SCOPE = 'snsapi_login';
const LONGEST_NAME = 64;

const LIMITS = { timeoutMs: 5000, maxBytes: 64 * 1024, maxRunning: 8, maxWaiting: 32 };

/** WeChat over HTTPS. No message of its errors holds an address, because the protocol has the secret in it. */
export function createHttpWechat(fetchOutside: FetchOutside, limits: Partial<typeof LIMITS> = {}): Wechat {
  const { timeoutMs, maxBytes, maxRunning, maxWaiting } = { ...LIMITS, ...limits };
  const turns = createTurns(maxRunning, maxWaiting);

  async function ask(
    app: WechatApp,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    const url = new URL(path, app.apiAddress);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const headers = { accept: 'application/json' };
    const { body } = await turns(url.host, () => fetchOutside({ url, headers, timeoutMs, maxBytes }));
    try {
      return JSON.parse(body.toString('utf8'));
    } catch {
      throw new OutsideError('unreadable', 'WeChat answered no JSON');
    }
  }

  return {
    async personOf(app, code) {
      const { appId: appid, secret } = app;
      const granted = await ask(app, '/sns/oauth2/access_token', {
        appid,
        secret,
        code,
        grant_type: 'authorization_code',
      });
      const refused = errorSchema.safeParse(granted);
      if (refused.success && REFUSED_CODES.has(refused.data.errcode)) return undefined;
      const { access_token, openid, scope } = read(tokenSchema, granted);
      if (!scope.split(',').includes(SCOPE))
        throw new OutsideError('unreadable', 'another scope was granted');
      const person = read(
        personSchema,
        await ask(app, '/sns/userinfo', { access_token, openid, lang: 'zh_CN' }),
      );
      if (person.openid !== openid)
        throw new OutsideError('unreadable', 'WeChat answered for another person');
      return { openId: openid, nickname: nameOf(person) };
    },
  };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const error = errorSchema.safeParse(answer);
  if (error.success) throw new OutsideError('unreadable', `WeChat answered error ${error.data.errcode}`);
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new OutsideError('unreadable', 'WeChat answered other fields');
  return parsed.data;
}

/** A nickname as one line; people may write anything there. */
function nameOf({ nickname }: { readonly nickname: string }): WechatPerson['nickname'] {
  return nickname
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}
