import type { Kysely } from 'kysely';
import { type DatabaseKind, wholeColumn } from '../dialect.ts';
import { createTable } from './table.ts';

/** What libraries use of language models in a day (domains/reference/ai/model). */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const whole = wholeColumn(kind);
  await createTable(db, 'model_use', ['tenant_id', 'day', 'model', 'currency'], {
    tenant_id: 'text',
    day: 'text',
    model: 'text',
    currency: 'text',
    answers: 'integer',
    failures: 'integer',
    input_tokens: whole,
    output_tokens: whole,
    cost_micros: whole,
  });
}
