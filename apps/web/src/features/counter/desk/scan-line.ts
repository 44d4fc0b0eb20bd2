import type { DeskItemView } from '@lectern/contracts/counter/desk/desk-views';
import { ApiError } from '@lectern/contracts/kernel/client';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import type { Money } from '../../../lib/format.ts';
import type { Sound } from '../../../lib/sounds.ts';

/** What became of one scan. It waits while a dialog is open; where no answer came or a fault happened, it failed. */
export interface ScanLine {
  readonly id: number;
  readonly barcode: string;
  readonly state:
    | 'waiting'
    | 'running'
    | 'lent'
    | 'returned'
    | 'renewed'
    | 'refused'
    | 'failed'
    | 'undone'
    | 'fetch';
  /** The reader of the scan, where there was one. */
  readonly patronId?: string;
  /** The copy is meant, though a reader has the same number. */
  readonly isCopy?: boolean;
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
  /** Why it was refused. */
  readonly error?: ApiError;
  /** Why it failed. */
  readonly fault?: unknown;
}

/** The line of a scan that raised an error: refused by the library, or failed without its answer. */
export function failedLine(line: ScanLine, error: unknown): ScanLine {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? { ...line, state: 'refused', error } : { ...line, state: 'failed', fault: error };
}

/** Refusals of rules, which staff with the permission can override with a reason. */
const OVERRIDABLE = [
  'ITEM_NOT_LOANABLE',
  'NO_LOAN_RULE',
  'LOAN_LIMIT_REACHED',
  'ACCOUNT_FROZEN',
  'ACCOUNT_BLOCKED',
  'ACCOUNT_EXPIRED',
  'CARD_LOST',
  'ACCOUNT_GUARANTEED',
  'ACCOUNT_GUARANTEES',
  'FINES_OVER_LIMIT',
];

/** Refusals for the sake of other readers, which need a permission of their own. */
const HELD = ['ITEM_KEPT_FOR_READER', 'ITEM_WAITED_FOR'];

/** Whether a line was refused because another reader asked for the copy. */
export function isHeld({ error }: ScanLine): boolean {
  return error !== undefined && HELD.includes(error.code);
}

/** Whether staff with these permissions may lend against the refusal of a line. */
export function isOverridable(line: ScanLine, may: (permission: Permission) => boolean): boolean {
  if (line.error === undefined || !may('circulation.override')) return false;
  return isHeld(line) ? may('circulation.override-hold') : OVERRIDABLE.includes(line.error.code);
}

/** Whether a line can be undone: it is the last one of its copy, and lent or took it back. */
export function isUndoable({ id, barcode, state }: ScanLine, lines: readonly ScanLine[]): boolean {
  const last = lines.find((line) => line.barcode === barcode);
  return last?.id === id && (state === 'lent' || state === 'returned');
}

/** The reader whom a scan can mean as well as a copy: the line asks which. */
export function readerInQuestion({
  error,
}: ScanLine): { readonly patronId: string; readonly name: string } | undefined {
  if (error?.code !== 'NUMBER_OF_COPY_AND_READER') return undefined;
  const { patronId, reader } = error.details;
  return typeof patronId === 'string' && typeof reader === 'string' ? { patronId, name: reader } : undefined;
}

/** Whether the same scan would renew the loan that its reader has. */
export function asksToRenew({ error }: ScanLine): boolean {
  return error?.code === 'ITEM_ON_LOAN_TO_READER';
}

/** What a scan sounds like; nothing while it is being done. */
export function soundOf({ state, item, returned }: ScanLine): Sound | undefined {
  if (state === 'running') return undefined;
  if (state === 'waiting') return 'look';
  if (state === 'refused' || state === 'failed') return 'refused';
  if (state === 'fetch') return 'done';
  const isUsual = state === 'lent' || state === 'renewed' || item?.next === 'shelf';
  const isQuiet =
    isUsual && item?.alert === '' && !returned?.claimed && (returned?.finePosted.amount ?? 0) === 0;
  return isQuiet ? 'done' : 'look';
}
