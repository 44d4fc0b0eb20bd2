import type { AuditAction } from '@lectern/contracts/people/staff/audit-actions';
import type { Tx } from '../db/database.ts';
import { addAuditEntry } from './audit-store.ts';

/** Values by name, as people read them in the audit. */
export interface AuditedState {
  readonly [name: string]: AuditedValue;
}
export type AuditedValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly AuditedValue[]
  | AuditedState;

export interface AuditedChange {
  readonly staffId: string;
  /** What was done, in the words of the call: `readers.change`. */
  readonly action: AuditAction;
  readonly subject: string;
  /** Undefined of what is new, and of what is gone. */
  readonly before: AuditedState | undefined;
  readonly after: AuditedState | undefined;
  readonly at: string;
}

/** Notes a change with what was before and after, in the transaction that makes it. What stayed the same is left out. */
export async function noteChange(tx: Tx, tenantId: string, change: AuditedChange): Promise<void> {
  const { before, after, ...entry } = change;
  await addAuditEntry(tx, tenantId, { ...entry, details: changedParts(before, after) });
}

/** The parts of two states that differ. */
export function changedParts(
  before: AuditedState | undefined,
  after: AuditedState | undefined,
): { readonly before: AuditedState | null; readonly after: AuditedState | null } {
  const differing = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  const partOf = (state: AuditedState | undefined) =>
    state
      ? Object.fromEntries(
          differing.filter((name) => name in state).map((name) => [name, state[name] ?? null]),
        )
      : null;
  return { before: partOf(before), after: partOf(after) };
}
