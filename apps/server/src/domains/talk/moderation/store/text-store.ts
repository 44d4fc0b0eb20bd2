import type { ReviewedKind } from '@lectern/contracts/talk/moderation/kinds';
import type { TEXT_LISTS } from '@lectern/contracts/talk/moderation/list-texts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { ReaderTextTable } from '../tables.ts';

/** Which text: of one kind, by the id that its domain has for it. */
export interface TextKey {
  readonly tenantId: string;
  readonly kind: ReviewedKind;
  readonly subjectId: string;
}

/** Puts a text before the staff: a new one, or the next version of one that was there. */
export async function putWaitingText(
  tx: Tx,
  { tenantId, kind, subjectId }: TextKey,
  { authorId, at }: { readonly authorId: string; readonly at: string },
): Promise<void> {
  await tx
    .insertInto('reader_text')
    .values({
      id: newId(),
      tenant_id: tenantId,
      kind,
      subject_id: subjectId,
      patron_id: authorId,
      state: 'pending',
      version: 1,
      submitted_at: at,
      waits_since: at,
      reason: '',
      decided_by: '',
      decided_at: null,
    })
    .onConflict((same) =>
      same.columns(['tenant_id', 'kind', 'subject_id']).doUpdateSet((eb) => ({
        state: 'pending',
        version: eb('reader_text.version', '+', 1),
        submitted_at: at,
        waits_since: at,
      })),
    )
    .execute();
}

/** Lets staff look again at a text that others see; it waits from when the first reader asked for it. */
export async function queueText(tx: Tx, { tenantId, kind, subjectId }: TextKey, at: string): Promise<void> {
  await tx
    .insertInto('reader_text')
    .values({
      id: newId(),
      tenant_id: tenantId,
      kind,
      subject_id: subjectId,
      patron_id: '',
      state: 'approved',
      version: 1,
      submitted_at: at,
      waits_since: at,
      reason: '',
      decided_by: '',
      decided_at: null,
    })
    .onConflict((same) =>
      same
        .columns(['tenant_id', 'kind', 'subject_id'])
        .doUpdateSet((eb) => ({ waits_since: eb.fn.coalesce('reader_text.waits_since', eb.val(at)) })),
    )
    .execute();
}

export async function removeText(tx: Tx, key: TextKey): Promise<void> {
  const row = await findBySubject(tx, key);
  if (!row) return;
  await tx.deleteFrom('text_report').where('text_id', '=', row.id).execute();
  await tx.deleteFrom('reader_text').where('id', '=', row.id).execute();
}

export function findBySubject(db: Db | Tx, { tenantId, kind, subjectId }: TextKey) {
  return db
    .selectFrom('reader_text')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
}

export function findText(db: Db | Tx, tenantId: string, id: string): Promise<ReaderTextTable | undefined> {
  return db
    .selectFrom('reader_text')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function textsById(
  db: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly ReaderTextTable[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('reader_text')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Stores a decision about the version that was read, which makes the next one. False: somebody was first, or the author was. */
export async function settleText(
  tx: Tx,
  text: Pick<ReaderTextTable, 'tenant_id' | 'id' | 'version'>,
  decision: Pick<ReaderTextTable, 'state' | 'reason' | 'decided_by' | 'decided_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reader_text')
    .set((eb) => ({ ...decision, waits_since: null, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', text.tenant_id)
    .where('id', '=', text.id)
    .where('version', '=', text.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The texts of a list of the staff. */
export async function findTexts(
  db: Db,
  tenantId: string,
  {
    list,
    kind,
    offset,
    limit,
  }: {
    readonly list: (typeof TEXT_LISTS)[number];
    readonly kind: ReviewedKind | '';
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly total: number; readonly texts: readonly ReaderTextTable[] }> {
  const found = db
    .selectFrom('reader_text')
    .where('tenant_id', '=', tenantId)
    .$if(kind !== '', (query) => query.where('kind', '=', kind as ReviewedKind))
    .$if(list === 'waiting', (query) => query.where('waits_since', 'is not', null))
    .$if(list !== 'waiting', (query) =>
      query.where('state', '=', list === 'approved' ? list : 'refused').where('decided_at', 'is not', null),
    );
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const texts = await found
    .selectAll()
    .$if(list === 'waiting', (query) => query.orderBy('waits_since').orderBy('id'))
    .$if(list !== 'waiting', (query) => query.orderBy('decided_at', 'desc').orderBy('id', 'desc'))
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, texts };
}

/** How many texts of each kind wait. */
export function countWaiting(db: Db, tenantId: string) {
  return db
    .selectFrom('reader_text')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('waits_since', 'is not', null)
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}
