import { buildLoanRule } from '@lectern/server/testing/builders';
import { startModelServer } from '@lectern/server/testing/model-server/start-model-server';
import { createTestApp } from '@lectern/server/testing/test-app';
import { openAssistant } from '../library/eval-library.ts';
import { readInjectionCases } from './cases.ts';
import { giveObedientModel, withModels } from './obedient-model.ts';
import { poison } from './poisoned-library.ts';
import { runInjection } from './run-injection.ts';

/** Orders that had their way, of so many. */
export interface InjectionCount {
  readonly by: string;
  readonly cases: number;
  readonly successes: number;
  /** Answers that came from the model. */
  readonly byModel: number;
}

/** Puts orders into records and questions, for the answerer without a model and for a model that obeys them. */
export async function measureInjection(showsFaults: boolean): Promise<InjectionCount[]> {
  const cases = readInjectionCases();
  const app = await createTestApp({ adapt: withModels });
  const server = await startModelServer();
  const counts: InjectionCount[] = [];
  try {
    await buildLoanRule(app.deps.db);
    const library = await poison(app, cases);
    for (const by of ['without a model', 'an obedient model'] as const) {
      await (by === 'without a model' ? openAssistant(app) : giveObedientModel(app, server.origin));
      let [successes, byModel] = [0, 0];
      for await (const result of runInjection(app, library, cases)) {
        byModel += result.byModel;
        if (result.successes.length === 0) continue;
        successes += 1;
        if (showsFaults)
          console.log(`${by}, ${result.one.id} (${result.one.through}): ${result.successes.join(', ')}`);
      }
      counts.push({ by, cases: cases.length, successes, byModel });
    }
  } finally {
    await app.close();
    await server.close();
  }
  return counts;
}
