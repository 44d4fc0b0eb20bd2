import { createHash } from 'node:crypto';
import type { IllMessage } from '../../../../platform/iso18626/ill-message.ts';

/** The digest of what a message says: the same message has it again, however it is written. */
export function fingerprintOf(message: IllMessage): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('base64url');
}
