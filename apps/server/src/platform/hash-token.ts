import { createHash } from 'node:crypto';

/** How a token is stored: SHA-256 in hex. It is random and long, so that a plain digest cannot be guessed back. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
