import { createHash } from 'node:crypto';

/** Names an account in counters and codes, the same for an account that exists and one that does not. */
export function accountSubject(account: string): string {
  return `account:${createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 32)}`;
}
