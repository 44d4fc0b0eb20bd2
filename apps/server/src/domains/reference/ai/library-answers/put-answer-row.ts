import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  LIBRARY_ANSWER_CHANGED,
  LIBRARY_ANSWER_LIMIT_REACHED,
  LIBRARY_ANSWER_NOT_FOUND,
} from '@lectern/contracts/reference/ai/errors';
import { MOST_LIBRARY_ANSWERS } from '@lectern/contracts/reference/ai/library-answer';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { LibraryAnswerTable } from '../tables.ts';
import { changeAnswerRow, countAnswerRows, findAnswerRow, insertAnswerRow } from './library-answer-store.ts';

export interface ToPut {
  readonly tenantId: string;
  /** Undefined for a new answer. */
  readonly id: string | undefined;
  /** That of the answer as it was read; undefined to change it whatever it is. */
  readonly version: number | undefined;
  readonly columns: Omit<LibraryAnswerTable, 'id' | 'tenant_id' | 'version' | 'created_at' | 'updated_at'>;
  readonly now: string;
}

/** Makes other changes to the answers of the library wait. */
export async function lockAnswers(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `library-answers/${tenantId}`);
}

/** Adds or changes an answer; answers it as it was and as it is. */
export async function putAnswerRow(
  tx: Tx,
  { tenantId, id, version, columns, now }: ToPut,
): Promise<
  | { readonly before: LibraryAnswerTable | undefined; readonly after: LibraryAnswerTable }
  | Refusal<'LIBRARY_ANSWER_NOT_FOUND' | 'LIBRARY_ANSWER_CHANGED' | 'LIBRARY_ANSWER_LIMIT_REACHED'>
> {
  await lockAnswers(tx, tenantId);
  const before = id === undefined ? undefined : await findAnswerRow(tx, tenantId, id);
  if (id !== undefined && !before) return refuse(LIBRARY_ANSWER_NOT_FOUND);
  if (before && version !== undefined && before.version !== version) return refuse(LIBRARY_ANSWER_CHANGED);
  if (!before && (await countAnswerRows(tx, tenantId)) >= MOST_LIBRARY_ANSWERS)
    return refuse(LIBRARY_ANSWER_LIMIT_REACHED, { limit: MOST_LIBRARY_ANSWERS });
  const after: LibraryAnswerTable = {
    id: before?.id ?? newId(),
    tenant_id: tenantId,
    ...columns,
    version: before ? before.version + 1 : 0,
    created_at: before?.created_at ?? now,
    updated_at: now,
  };
  if (before) await changeAnswerRow(tx, after);
  else await insertAnswerRow(tx, after);
  return { before, after };
}
