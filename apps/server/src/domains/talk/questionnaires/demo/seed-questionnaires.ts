import { createHash } from 'node:crypto';
import type { Question } from '@lectern/contracts/talk/questionnaires/question';
import { TENANTS } from '@lectern/demo/tenants';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { addSheet, type SheetAnswer } from '../store/answer-store.ts';
import { insertQuestionnaire } from '../store/questionnaire-store.ts';
import type { DemoQuestionnaire } from './demo-questionnaire.ts';
import { DEMO_QUESTIONNAIRES } from './demo-questionnaires.ts';

/** Readers that no walk relies on: they see that they have answered. */
const ANSWERED = ['20230016', '20230017', '20230018', 'H1006', 'H1007'];

/** A questionnaire that is open and one that is past, with enough answers for charts. */
export const questionnairesSeed: DemoSeed = {
  tables: ['questionnaire', 'questionnaire_filled', 'questionnaire_answer'],
  async load({ db, clock }, { demo, tenantId }) {
    const readers = await db
      .selectFrom('account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('primary_id', 'in', ANSWERED)
      .execute();
    const timeZone = TENANTS[demo].policy.timeZone ?? 'UTC';
    const today = dateIn(timeZone, clock.now());
    /** The beginning of a day, so many from today. */
    const day = (days: number) => startOfDay(timeZone, addDays(today, days));
    await inTransaction(db, async (tx) => {
      for (const one of DEMO_QUESTIONNAIRES[demo]) {
        const id = newId();
        const [from, until] = one.days;
        await insertQuestionnaire(tx, {
          id,
          tenant_id: tenantId,
          name: one.name,
          introduction: one.introduction,
          questions: toJson(one.questions),
          language: one.language,
          translations: toJson(one.translations ?? []),
          state: 'open',
          pub_date: day(from),
          due_date: day(until),
          created_at: day(from),
          updated_at: day(from),
        });
        for (let sheet = 0; sheet < one.sheets; sheet++)
          await addSheet(
            tx,
            tenantId,
            id,
            one.questions.map((question, at) => drawn(one, question, sheet, at)),
          );
        const filled_on = addDays(today, from + 2);
        const rows = readers.map((reader) => ({
          tenant_id: tenantId,
          questionnaire_id: id,
          patron_id: reader.id,
          filled_on,
        }));
        await insertRows(tx, 'questionnaire_filled', rows);
      }
    });
  },
};

/** The answer of a sheet, the same in each demo. Choices in the middle of a list are made more often than those at its ends. */
function drawn({ texts }: DemoQuestionnaire, question: Question, sheet: number, at: number): SheetAnswer {
  const questionId = question.id;
  const place = (count: number, turn = 0) => {
    const bytes = createHash('sha256').update(`${questionId} ${at} ${turn} ${sheet}`).digest();
    return Math.floor((count * ((bytes[0] ?? 0) + (bytes[1] ?? 0))) / 511);
  };
  switch (question.kind) {
    case 'one':
      return { questionId, value: [place(question.options.length)] };
    case 'many': {
      const places = [1, 2, 3].map((turn) => place(question.options.length, turn));
      return { questionId, value: [...new Set(places)].sort((a, b) => a - b) };
    }
    case 'scale':
      return { questionId, value: [Math.min(question.end - 1, place(question.end) + 1)] };
    case 'matrix':
      return { questionId, value: question.rows.map((_, row) => place(question.options.length, row)) };
    case 'text':
      return { questionId, value: texts[questionId]?.[sheet] ?? '' };
  }
}
