import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the server behaves: as WeChat, or wrongly. */
export type WechatMood =
  | 'well'
  | 'slow'
  | 'busy'
  | 'no-json'
  | 'other-person'
  | 'other-scope'
  | 'other-fields';

export interface WechatServer {
  readonly origin: string;
  mood: WechatMood;
  /** The person who scans the next code. */
  person: { openid: string; nickname: string };
  /** What a scan brings back: the query of the redirect. */
  scan(address: string): URLSearchParams;
  /** Addresses that were asked for, without their secrets. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** WeChat's page leads the window back that its frame is in. */
function qrPage(back: URL): string {
  const address = JSON.stringify(back.href).replaceAll('<', '\\u003c');
  return `<!doctype html><title>WeChat</title><button onclick='top.location.href=${address}'>Scan and confirm</button>`;
}

const APP = { appid: 'wx0123456789abcdef', secret: 'wechat-app-secret' };
export const WECHAT_APP = APP;

/**
 * WeChat's sign-in for websites as its documentation describes it ("Website Application WeChat Login Development Guide"): the QR page, the
 * exchange of a code, which counts once, and the user's information. On the QR page a button stands for the phone: it signs `person` in and
 * leads the window back, as WeChat's page does.
 */
export async function startWechatServer(): Promise<WechatServer> {
  const codes = new Map<string, WechatServer['person']>();
  const tokens = new Map<string, WechatServer['person']>();
  const used = new Set<string>();
  const asked: string[] = [];

  function qr(query: URLSearchParams): URL {
    const code = randomBytes(16).toString('hex');
    codes.set(code, server.person);
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    return back;
  }

  function exchange(query: URLSearchParams): object {
    const code = query.get('code') ?? '';
    if (query.get('appid') !== APP.appid) return { errcode: 40013, errmsg: 'invalid appid' };
    if (query.get('secret') !== APP.secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
    if (query.get('grant_type') !== 'authorization_code')
      return { errcode: 40002, errmsg: 'invalid grant_type' };
    if (used.has(code)) return { errcode: 40163, errmsg: 'code been used' };
    const person = codes.get(code);
    if (!person) return { errcode: 40029, errmsg: 'invalid code' };
    used.add(code);
    if (server.mood === 'busy') return { errcode: -1, errmsg: 'system error' };
    if (server.mood === 'other-fields') return { token: 'x' };
    const access_token = randomBytes(16).toString('hex');
    tokens.set(access_token, person);
    const scope = server.mood === 'other-scope' ? 'snsapi_base' : 'snsapi_login';
    return { access_token, expires_in: 7200, refresh_token: 'r', openid: person.openid, scope };
  }

  function info(query: URLSearchParams): object {
    const person = tokens.get(query.get('access_token') ?? '');
    if (!person || person.openid !== query.get('openid')) return { errcode: 40003, errmsg: 'invalid openid' };
    const openid = server.mood === 'other-person' ? 'somebody-else' : person.openid;
    return { ...person, openid, sex: 0, headimgurl: '', privilege: [], unionid: 'u' };
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (pathname === '/connect/qrconnect') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(qrPage(qr(searchParams)));
      return;
    }
    const isExchange = pathname === '/sns/oauth2/access_token';
    const body = JSON.stringify(isExchange ? exchange(searchParams) : info(searchParams));
    response.writeHead(200, { 'content-type': 'text/plain' });
    if (server.mood === 'slow') response.write(body.slice(0, 10));
    else response.end(server.mood === 'no-json' ? '<html>Welcome to the wifi</html>' : body);
  }

  const http = createServer(answer);
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const server: WechatServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    mood: 'well',
    person: { openid: 'oAlice', nickname: 'Alice 🌊' },
    scan: (address) => qr(new URL(address).searchParams).searchParams,
    asked,
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
