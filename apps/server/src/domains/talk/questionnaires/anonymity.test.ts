import { answerQuestionnaire } from '@lectern/contracts/talk/questionnaires/answer-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildQuestionnaire, QUESTIONS, sheetOf } from '../../../testing/questionnaire-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { forgetFilled } from './forget-filled.ts';

const READERS = 8;
const TEXT = 'a sentence that nobody else writes';

describeOnBothDatabases('the answers to a questionnaire', 'SQL', (kind) => {
  let app: TestApp;
  let questionnaireId: string;
  const patronIds: string[] = [];
  beforeAll(async () => {
    app = await createTestApp({ kind });
    questionnaireId = await buildQuestionnaire(app.deps.db);
    for (let at = 0; at < READERS; at++) {
      const patron = await buildPatron(app.deps.db);
      patronIds.push(patron.id);
      const client = app.client({ token: await buildSession(app.deps.db, patron) });
      const answers = sheetOf(`${TEXT} ${at}`);
      await client.call(answerQuestionnaire, { questionnaireId, answers });
    }
  });
  afterAll(() => app.close());

  const answers = () => app.deps.db.selectFrom('questionnaire_answer').selectAll().execute();
  const answered = () => app.deps.db.selectFrom('questionnaire_filled').selectAll().execute();

  /** Tables of which a row holds the text. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await app.deps.db.introspection.getTables();
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(app.deps.db);
      if (rows.some((row) => JSON.stringify(row).includes(text))) found.push(name);
    }
    return found;
  }

  it('are written in one table of all, and nowhere else', async () => {
    expect(await tablesWith(TEXT)).toEqual(['questionnaire_answer']);
  });

  it('share nothing with the rows that tell who answered, but the questionnaire and the library', async () => {
    const told = (await answered()).map((row) => Object.entries(row));
    const values = new Set(told.flat().map(([, value]) => String(value)));
    expect(told).toHaveLength(READERS);
    const shared = (await answers()).flatMap((row) =>
      Object.entries(row).filter(([, value]) => values.has(String(value))),
    );
    expect(new Set(shared.map(([name]) => name))).toEqual(new Set(['tenant_id', 'questionnaire_id']));
    expect(new Set(shared.map(([, value]) => value))).toEqual(new Set([TENANT, questionnaireId]));
  });

  it('name no reader, and hold no time', async () => {
    const rows = await answers();
    expect(rows).toHaveLength(READERS * QUESTIONS.length);
    const columns = new Set(rows.flatMap((row) => Object.keys(row)));
    expect(columns).toEqual(new Set(['id', 'tenant_id', 'questionnaire_id', 'question_id', 'answer']));
    const text = JSON.stringify(rows);
    for (const patronId of patronIds) expect(text).not.toContain(patronId);
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
  });

  it('of one reader have nothing in common', async () => {
    const ids = (await answers()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(READERS * QUESTIONS.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    const beginnings = new Set(ids.map((id) => id.slice(0, 6)));
    expect(beginnings.size).toBe(ids.length);
  });

  it('do not lie in the order in which they came', async () => {
    if (kind === 'sqlite') {
      for (const table of ['questionnaire_answer', 'questionnaire_filled'])
        await expect(sql`select rowid from ${sql.table(table)}`.execute(app.deps.db)).rejects.toThrow(
          /rowid/,
        );
      return;
    }
    const { rows } = await sql<{
      answer: string;
      by: string;
    }>`select answer, xmin::text as by from questionnaire_answer where tenant_id = ${TENANT} order by ctid`.execute(
      app.deps.db,
    );
    expect(new Set(rows.map(({ by }) => by)).size).toBe(1);
    const numbers = rows.flatMap(
      ({ answer }) =>
        answer
          .match(/writes (\d)/)
          ?.slice(1)
          .map(Number) ?? [],
    );
    expect(numbers).not.toEqual([...numbers].sort((a, b) => a - b));
  });

  it('stay when the account of a reader is erased, and the row that tells of it goes', async () => {
    const [patronId = ''] = patronIds;
    await inTransaction(app.deps.db, (tx) => forgetFilled(tx, TENANT, patronId));
    expect((await answered()).some(({ patron_id }) => patron_id === patronId)).toBe(false);
    expect(await answered()).toHaveLength(READERS - 1);
    expect(await answers()).toHaveLength(READERS * QUESTIONS.length);
  });
});
