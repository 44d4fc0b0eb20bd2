import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { SendOutside } from '../../platform/outside/send-outside.ts';
import { createTurns } from '../../platform/outside/turns.ts';

/** A call of WeChat's interface: POST if it has a body, else GET. */
export interface WechatCall {
  readonly apiAddress: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The JSON that WeChat answers. @throws OutsideError; no message holds an address, because secrets and tokens are in them */
export type AskWechat = (call: WechatCall) => Promise<unknown>;

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024, maxRunning: 8, maxWaiting: 200 };

export function createAskWechat(sendOutside: SendOutside, given: Partial<typeof LIMITS> = {}): AskWechat {
  const { timeoutMs, maxBytes, maxRunning, maxWaiting } = { ...LIMITS, ...given };
  const turns = createTurns(maxRunning, maxWaiting);
  return async ({ apiAddress, path, query = {}, body }) => {
    const url = new URL(path, apiAddress);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const request = {
      url,
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      timeoutMs,
      maxBytes,
    } as const;
    const { status, body: answer } = await turns(url.host, () => sendOutside(request));
    if (status !== 200) throw new OutsideError('unreadable', `WeChat answered status ${status}`);
    try {
      return JSON.parse(answer.toString('utf8'));
    } catch {
      throw new OutsideError('unreadable', 'WeChat answered no JSON');
    }
  };
}
