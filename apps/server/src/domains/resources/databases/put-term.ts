import type { Names } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  ERESOURCE_TERM_LIMIT_REACHED,
  ERESOURCE_TERM_NOT_FOUND,
  ERESOURCE_TERM_OF_UNIT,
  ERESOURCE_TERM_TAKEN,
} from '@lectern/contracts/resources/databases/errors';
import { MOST_TERMS, type TermKind } from '@lectern/contracts/resources/databases/term';
import { toJson } from '../../../platform/db/codecs.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { changeTerm, insertTerm, listTermRows } from './store/term-store.ts';
import type { EresourceTermTable } from './tables.ts';

/** A word as staff write it. */
export interface TermFacts {
  readonly kind: TermKind;
  readonly code: string;
  readonly names: Names;
  readonly position: number;
}

/** Adds or changes a word; answers it as it was and as it is. The list of a word stays. */
export async function putTermRow(
  tx: Tx,
  tenantId: string,
  id: string | undefined,
  { kind, code, names, position }: TermFacts,
): Promise<
  | { readonly before: EresourceTermTable | undefined; readonly after: EresourceTermTable }
  | Refusal<
      | 'ERESOURCE_TERM_NOT_FOUND'
      | 'ERESOURCE_TERM_TAKEN'
      | 'ERESOURCE_TERM_LIMIT_REACHED'
      | 'ERESOURCE_TERM_OF_UNIT'
    >
> {
  const list = await listTermRows(tx, tenantId, kind);
  const before = id === undefined ? undefined : list.find((row) => row.id === id);
  if (id !== undefined && !before) return refuse(ERESOURCE_TERM_NOT_FOUND);
  if (before && before.unit_id !== '') return refuse(ERESOURCE_TERM_OF_UNIT);
  if (list.some((row) => row.code === code && row.id !== id)) return refuse(ERESOURCE_TERM_TAKEN);
  if (!before && list.length >= MOST_TERMS)
    return refuse(ERESOURCE_TERM_LIMIT_REACHED, { limit: MOST_TERMS });
  const facts = { code, names: toJson(names), position };
  const after = { id: before?.id ?? newId(), tenant_id: tenantId, kind, unit_id: '', ...facts };
  if (before) await changeTerm(tx, tenantId, before.id, facts);
  else await insertTerm(tx, after);
  return { before, after };
}
