import { TENANT } from '@lectern/server/testing/built-rows';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import type { TestApp } from '@lectern/server/testing/test-app';
import { ask } from './asking/ask.ts';

/** A question whose answer cited a record. */
export interface CitingQuestion {
  readonly text: string;
  readonly lang: 'zh-CN' | 'zh-TW' | 'en-US' | 'fr-FR';
  readonly token: string;
  readonly recordId: string;
}

/** Deletes cited records and asks again. The cited one may not be named any more, before and after the index is made anew. */
export async function runDeletions(
  app: TestApp,
  questions: readonly CitingQuestion[],
): Promise<{ readonly asked: number; readonly named: number }> {
  const { db } = app.deps;
  const ids = [...new Set(questions.map(({ recordId }) => recordId))];
  for (const table of ['loan', 'request', 'item'] as const)
    await db.deleteFrom(table).where('bib_id', 'in', ids).execute();
  await db.deleteFrom('bib_source').where('bib_id', 'in', ids).execute();
  await db.deleteFrom('bib').where('tenant_id', '=', TENANT).where('id', 'in', ids).execute();
  let asked = 0;
  let named = 0;
  for (const isIndexed of [false, true]) {
    if (isIndexed) await indexTenant(app.deps, TENANT);
    for (const { text, lang, token, recordId } of questions) {
      app.clock.advance(61);
      const answer = await ask(app, { token, language: lang }, text);
      asked += 1;
      if (JSON.stringify(answer.lines).includes(recordId)) named += 1;
    }
  }
  return { asked, named };
}
