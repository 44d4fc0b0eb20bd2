import type { Db } from '../../../../../platform/db/database.ts';
import type { ModelUseTable } from '../../tables.ts';

type Day = Pick<ModelUseTable, 'day' | 'model' | 'currency'>;
type Amounts = Pick<ModelUseTable, 'answers' | 'failures' | 'input_tokens' | 'output_tokens' | 'cost_micros'>;

/** Adds to what a library used of a model on a day. */
export async function addModelUse(db: Db, tenantId: string, day: Day, more: Amounts): Promise<void> {
  await db
    .insertInto('model_use')
    .values({ tenant_id: tenantId, ...day, ...more })
    .onConflict((same) =>
      same.columns(['tenant_id', 'day', 'model', 'currency']).doUpdateSet((eb) => ({
        answers: eb('model_use.answers', '+', more.answers),
        failures: eb('model_use.failures', '+', more.failures),
        input_tokens: eb('model_use.input_tokens', '+', more.input_tokens),
        output_tokens: eb('model_use.output_tokens', '+', more.output_tokens),
        cost_micros: eb('model_use.cost_micros', '+', more.cost_micros),
      })),
    )
    .execute();
}

/** Tokens that a library used on a day, by the name of the model. */
export async function tokensOfDay(
  db: Db,
  tenantId: string,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('model_use')
    .select(['model', 'input_tokens', 'output_tokens'])
    .where('tenant_id', '=', tenantId)
    .where('day', '=', day)
    .execute();
  const byModel = new Map<string, number>();
  for (const { model, input_tokens: input, output_tokens: output } of rows)
    byModel.set(model, (byModel.get(model) ?? 0) + Number(input) + Number(output));
  return byModel;
}

/** What a library used since a day, the newest first. */
export async function listModelUse(db: Db, tenantId: string, since: string): Promise<ModelUseTable[]> {
  return db
    .selectFrom('model_use')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', since)
    .orderBy('day', 'desc')
    .orderBy('model')
    .limit(1000)
    .execute();
}
