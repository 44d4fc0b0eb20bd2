import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { QuestionnaireFilledTable } from '../tables.ts';

/** Notes that a reader has answered; false where the reader had done so before. */
export async function noteFilled(tx: Tx, row: QuestionnaireFilledTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('questionnaire_filled')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** The day on which a reader answered; undefined where not. */
export async function filledOn(
  db: Db,
  tenantId: string,
  { questionnaireId, patronId }: { readonly questionnaireId: string; readonly patronId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('questionnaire_filled')
    .select('filled_on')
    .where('tenant_id', '=', tenantId)
    .where('questionnaire_id', '=', questionnaireId)
    .where('patron_id', '=', patronId)
    .executeTakeFirst();
  return row?.filled_on;
}
