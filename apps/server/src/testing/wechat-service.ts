import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const SERVICE_ACCOUNT = { appid: 'wxfedcba9876543210', secret: 'service-account-secret' };
const TOKEN_SECONDS = 7200;

/** How the server behaves: as WeChat, or wrongly. `lost`: the message is taken, and the connection ends before the answer. */
export type ServiceMood = 'well' | 'late' | 'lost' | 'busy' | 'limit' | 'no-json';

/** A message that was shown to a follower. */
export interface ShownMessage {
  readonly touser: string;
  readonly template_id: string;
  readonly url?: string;
  readonly data: Readonly<Record<string, { readonly value: string }>>;
}

export interface WechatService {
  readonly origin: string;
  mood: ServiceMood;
  readonly followers: Set<string>;
  /** What followers see; a message with the same id is shown once. */
  readonly shown: readonly ShownMessage[];
  /** How many tokens were given, and how often a message was sent. */
  readonly counts: { tokens: number; sends: number };
  /** Ends the token that holds, as WeChat does when somebody asks elsewhere by the older way. */
  endToken(): void;
  /** The code that WeChat leads this person back with. */
  codeOf(openid: string): string;
  close(): Promise<void>;
}

/**
 * The interface of a service account as WeChat documents it: the exchange of a sign-in's code, `stable_token`, and messages by template
 * with
 * `client_msg_id`.
 */
export async function startWechatService(): Promise<WechatService> {
  const codes = new Map<string, string>();
  const seen = new Set<string>();
  const shown: ShownMessage[] = [];
  const counts = { tokens: 0, sends: 0 };
  let token = '';
  let isEnded = false;

  function giveToken({ appid, secret, force_refresh: force }: Record<string, unknown>): object {
    if (appid !== SERVICE_ACCOUNT.appid) return { errcode: 40013, errmsg: 'invalid appid' };
    if (secret !== SERVICE_ACCOUNT.secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
    // Whoever asks without force gets the token that WeChat takes for good, even if it is not.
    if (token === '' || force === true) {
      token = randomBytes(16).toString('hex');
      isEnded = false;
    }
    counts.tokens += 1;
    return { access_token: token, expires_in: TOKEN_SECONDS };
  }

  function exchange(query: URLSearchParams): object {
    if (query.get('secret') !== SERVICE_ACCOUNT.secret)
      return { errcode: 40125, errmsg: 'invalid appsecret' };
    const code = query.get('code') ?? '';
    const openid = codes.get(code);
    if (!openid) return { errcode: 40029, errmsg: 'invalid code' };
    codes.delete(code);
    return { access_token: 'x', expires_in: 7200, refresh_token: 'r', openid, scope: 'snsapi_base' };
  }

  function send(given: string | null, message: ShownMessage & { readonly client_msg_id: string }): object {
    counts.sends += 1;
    if (given !== token) return { errcode: 40001, errmsg: 'invalid credential' };
    if (isEnded) return { errcode: 42001, errmsg: 'access_token expired' };
    if (server.mood === 'limit') return { errcode: 45009, errmsg: 'reach max api daily quota limit' };
    if (server.mood === 'busy') return { errcode: -1, errmsg: 'system error' };
    if (!server.followers.has(message.touser)) return { errcode: 43004, errmsg: 'require subscribe' };
    const { client_msg_id: id, ...rest } = message;
    if (!seen.has(id)) shown.push(rest);
    seen.add(id);
    return { errcode: 0, errmsg: 'ok', msgid: shown.length };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? JSON.parse(await text(request)) : {};
    const isSend = pathname === '/cgi-bin/message/template/send';
    const said = isSend
      ? send(searchParams.get('access_token'), body)
      : pathname === '/cgi-bin/stable_token'
        ? giveToken(body)
        : exchange(searchParams);
    if (server.mood === 'lost' && isSend) return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    if (server.mood === 'late') response.write('{');
    else response.end(server.mood === 'no-json' ? '<html>Welcome to the wifi</html>' : JSON.stringify(said));
  }

  const http = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const server: WechatService = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    mood: 'well',
    followers: new Set(),
    shown,
    counts,
    endToken() {
      isEnded = true;
    },
    codeOf(openid) {
      const code = randomBytes(16).toString('hex');
      codes.set(code, openid);
      return code;
    },
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
