import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../dialect.ts';
import { createIndex, createTable } from './table.ts';

/**
 * Questionnaires. Answers and who has answered lie apart, without a common key; on SQLite without rowids, which would tell the order in
 * which rows came.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createTable(db, 'questionnaire', ['id'], {
    id: 'text',
    tenant_id: 'text',
    name: 'text',
    introduction: 'text',
    questions: 'text',
    state: 'text',
    pub_date: 'text',
    due_date: 'text',
    created_at: 'text',
    updated_at: 'text',
  });
  await createIndex(db, 'questionnaire', ['tenant_id', 'state', 'due_date']);
  await createUnordered(db, kind, 'questionnaire_filled', ['tenant_id', 'patron_id', 'questionnaire_id'], {
    tenant_id: 'text',
    questionnaire_id: 'text',
    patron_id: 'text',
    filled_on: 'text',
  });
  await createUnordered(db, kind, 'questionnaire_answer', ['tenant_id', 'questionnaire_id', 'id'], {
    id: 'text',
    tenant_id: 'text',
    questionnaire_id: 'text',
    question_id: 'text',
    answer: 'text',
  });
}

async function createUnordered(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  name: string,
  primaryKey: readonly string[],
  columns: Readonly<Record<string, 'text'>>,
): Promise<void> {
  let table = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns))
    table = table.addColumn(column, type, (definition) => definition.notNull());
  table = table.addPrimaryKeyConstraint(`${name}_pk`, [...primaryKey] as never[]);
  if (kind === 'sqlite') table = table.modifyEnd(sql`without rowid`);
  await table.execute();
}
