import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 60 bits: too many to try, also for who has the digests. */
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;
const COUNT = 10;

/** New recovery codes, without hyphens. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''),
  );
}

/** A recovery code as readers write it down: `ABCD-EFGH-2345`. */
export function shownRecoveryCode(code: string): string {
  return code.replace(GROUP, '$&-');
}

/** The digest that is stored of a recovery code. It is of one reader. */
export function recoveryHash(tenantId: string, patronId: string, code: string): string {
  return createHash('sha256')
    .update(JSON.stringify([tenantId, patronId, code]))
    .digest('hex');
}
