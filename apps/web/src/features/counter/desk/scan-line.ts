import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import type { ApiError } from '@lectern/contracts/kernel/client';
import type { Money } from '../../../lib/format.ts';
import type { Sound } from '../../../lib/sounds.ts';

/** What became of one scan. */
export interface ScanLine {
  readonly id: number;
  readonly barcode: string;
  readonly state: 'running' | 'lent' | 'returned' | 'renewed' | 'refused' | 'undone' | 'fetch';
  /** The reader of the scan, where there was one. */
  readonly patronId?: string;
  readonly item?: DeskItemView;
  readonly loanId?: string;
  readonly dueDate?: string;
  readonly returned?: {
    readonly readerName: string;
    readonly finePosted: Money;
    readonly refunded: Money;
    readonly claimed: boolean;
    readonly loanId: string | null;
  };
  readonly error?: ApiError;
}

/** Refusals of rules, which staff with the permission can override with a reason. */
const OVERRIDABLE = [
  'ITEM_NOT_LOANABLE',
  'LOAN_LIMIT_REACHED',
  'ACCOUNT_FROZEN',
  'ACCOUNT_EXPIRED',
  'CARD_LOST',
  'ACCOUNT_GUARANTEED',
  'ACCOUNT_GUARANTEES',
  'FINES_OVER_LIMIT',
];

export function isOverridable({ error, patronId }: ScanLine): boolean {
  return patronId !== undefined && error !== undefined && OVERRIDABLE.includes(error.code);
}

/** Whether the same scan would renew the loan that its reader has. */
export function asksToRenew({ error }: ScanLine): boolean {
  return error?.code === 'ITEM_ON_LOAN_TO_READER';
}

/** What a scan sounds like. */
export function soundOf({ state, item, returned }: ScanLine): Sound {
  if (state === 'refused') return 'refused';
  if (state === 'fetch') return 'done';
  const isUsual = state === 'lent' || state === 'renewed' || item?.next === 'shelf';
  const isQuiet =
    isUsual && item?.alert === '' && !returned?.claimed && (returned?.finePosted.amount ?? 0) === 0;
  return isQuiet ? 'done' : 'look';
}
