import type { FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';

const NAME = 'lectern-leave';

/** A cookie that only the sign-out pages of this library get. */
export function leaveCookie({ root, origin }: Site, text: string, seconds: number): string {
  const path = `${new URL(root).pathname}/sign-out`;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${text}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The text of the ticket; empty without one. */
export function readLeaveCookie(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
}
