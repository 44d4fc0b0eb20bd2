import { type AuditEntry, addAuditEntry, READER_ALONE } from '../../../../platform/audit/audit-store.ts';
import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { ByStaffOrReader } from '../../../../ports/ils/ils-desk-people.ts';
import { writtenBarcode } from '../../../collection/catalogue/records/written-barcode.ts';
import type { ItemTable } from '../../../collection/catalogue/tables.ts';
import type { LocalContext } from '../local-context.ts';
import type { DeskActTable } from '../tables.ts';

/** How things were before an act at the desk: what undoing it restores. */
export interface BeforeAct {
  readonly status: ItemTable['status'];
  readonly dueDate?: string;
  readonly dueAt?: string | null;
  readonly finePosted?: number;
  readonly patronId?: string;
  /** The request that the act moved. */
  readonly requestId?: string;
}

/** Notes in the audit what a member of the staff did; nothing where a reader acts. The reader is not named: loans lose theirs one day. */
export async function auditAct(
  tx: Tx,
  { tenantId, now }: LocalContext,
  staffId: string | undefined,
  entry: Pick<AuditEntry, 'action' | 'subject' | 'details'>,
): Promise<void> {
  if (staffId === undefined) return;
  await addAuditEntry(tx, tenantId, { staffId, at: now, ...entry });
}

/** Notes in the audit what staff do, and readers who serve themselves: `desk.checkOut`, `selfCheck.checkOut`. */
export async function auditActOf(
  tx: Tx,
  context: LocalContext,
  { staffId, selfCheck }: ByStaffOrReader,
  {
    act,
    subject,
    details,
  }: {
    readonly act: 'checkOut' | 'checkIn' | 'enterTakeCode';
    readonly subject: string;
    readonly details?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  if (!selfCheck)
    return auditAct(tx, context, staffId, { action: `desk.${act}`, subject, details: details ?? {} });
  await auditSelfCheck(tx, context, selfCheck, { act, subject, details });
}

/** Notes in the audit what a reader does at a station or a machine. */
export async function auditSelfCheck(
  tx: Tx,
  { tenantId, now }: LocalContext,
  place: NonNullable<ByStaffOrReader['selfCheck']>,
  {
    act,
    subject,
    details,
  }: {
    readonly act: 'checkOut' | 'checkIn' | 'enterTakeCode' | 'pay';
    readonly subject: string;
    readonly details?: Readonly<Record<string, unknown>> | undefined;
  },
): Promise<void> {
  await addAuditEntry(tx, tenantId, {
    staffId: READER_ALONE,
    action: `selfCheck.${act}`,
    subject,
    details: { ...details, ...place },
    at: now,
  });
}

/** Keeps what is needed to undo an act of a member of the staff. */
export async function keepForUndo(
  tx: Tx,
  { tenantId, now }: LocalContext,
  staffId: string | undefined,
  act: Pick<DeskActTable, 'act' | 'item_id' | 'loan_id'> & { readonly before: BeforeAct },
): Promise<void> {
  if (staffId === undefined) return;
  await tx
    .insertInto('desk_act')
    .values({
      ...act,
      id: newId(),
      tenant_id: tenantId,
      staff_id: staffId,
      before: toJson(act.before),
      acted_at: now,
    })
    .execute();
}

/** The last act of a member of the staff since an instant, of any item or one, and whether it is the last one on its item. */
export async function findLastAct(
  db: Db,
  tenantId: string,
  {
    staffId,
    since,
    barcode,
  }: { readonly staffId: string; readonly since: string; readonly barcode: string | undefined },
) {
  const written = barcode === undefined ? undefined : await writtenBarcode(db, tenantId, barcode);
  const row = await db
    .selectFrom('desk_act')
    .innerJoin('item', 'item.id', 'desk_act.item_id')
    .select(['desk_act.id', 'desk_act.act', 'desk_act.item_id', 'desk_act.loan_id', 'desk_act.before'])
    .select(['item.barcode', 'item.bib_id'])
    .where('desk_act.tenant_id', '=', tenantId)
    .where('desk_act.staff_id', '=', staffId)
    .where('desk_act.acted_at', '>=', since)
    .$if(written !== undefined, (query) => query.where('item.barcode', '=', written ?? ''))
    .orderBy('desk_act.id', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const later = await db
    .selectFrom('desk_act')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('item_id', '=', row.item_id)
    .where('id', '>', row.id)
    .executeTakeFirst();
  return { ...row, before: fromJson<BeforeAct>(row.before), isLastOnItem: later === undefined };
}
