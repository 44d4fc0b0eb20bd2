import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken } from '../hash-token.ts';

/** Secure cookies have the prefix, so that no other host of the domain can set them. */
const NAME = 'lectern-browser';
const SECURE_NAME = `__Host-${NAME}`;
const VALUE = /^[\w-]{43}$/;
const VALUE_BYTES = 32;

/** The caller's browser, as a cookie tells it from others. It names no reader and carries no session. */
export interface Browser {
  /** The hash of the browser's cookie; undefined for a browser without one. Tickets are bound to it. */
  readonly hash: string | undefined;
  /** The hash of the browser's cookie. A browser without one gets one with the answer to this call. */
  begin(): string;
  /** As `begin`; the answer to this call sets the cookie for DEVICE_SECONDS, so that the browser is known after it was closed. */
  keep(): string;
}

/** How long a browser is known whose reader gave the right password. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** A browser whose new cookie, if it got one, is set by `setBrowserCookie`. */
export interface ReadBrowser extends Browser {
  readonly newCookie: () => string | undefined;
}

/** Reads the cookie that tells browsers apart. HttpOnly and SameSite=Lax: it comes with a return from another site too. */
export function readBrowser(request: FastifyRequest, origin: string): ReadBrowser {
  const secure = origin.startsWith('https:');
  const name = secure ? SECURE_NAME : NAME;
  const sent = cookieOf(request.headers.cookie ?? '', name);
  let value = sent !== undefined && VALUE.test(sent) ? sent : undefined;
  let isNew = false;
  let age = '';
  const hashed = () => (value === undefined ? undefined : hashToken(value));
  const begin = () => {
    if (value === undefined) {
      value = randomBytes(VALUE_BYTES).toString('base64url');
      isNew = true;
    }
    return hashToken(value);
  };
  return {
    get hash() {
      return hashed();
    },
    begin,
    keep() {
      const hash = begin();
      isNew = true;
      age = `; Max-Age=${DEVICE_SECONDS}`;
      return hash;
    },
    newCookie: () =>
      isNew ? `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure ? '; Secure' : ''}` : undefined,
  };
}

export function setBrowserCookie(reply: FastifyReply, browser: ReadBrowser): void {
  const cookie = browser.newCookie();
  if (cookie !== undefined) void reply.header('set-cookie', cookie);
}

function cookieOf(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
