import type { PATRON_STATUSES } from '@lectern/contracts/lending/patron/get-patron';
import type { PatronBlock } from '../../../ports/ils/ils-refusals.ts';

export type PatronStatus = (typeof PATRON_STATUSES)[number];

/** The state of an account in one word: its gravest block. A debt is shown as such, it is no state of the account. */
export function patronStatus(blocks: readonly PatronBlock[]): PatronStatus {
  for (const { code } of blocks) {
    switch (code) {
      case 'ACCOUNT_FROZEN':
        return 'frozen';
      case 'CARD_LOST':
        return 'card_lost';
      case 'ACCOUNT_BLOCKED':
        return 'blocked';
      case 'ACCOUNT_GUARANTEED':
        return 'guaranteed';
      case 'ACCOUNT_GUARANTEES':
        return 'guarantor';
      case 'ACCOUNT_EXPIRED':
        return 'expired';
      case 'FINES_OVER_LIMIT':
        break;
    }
  }
  return 'normal';
}
