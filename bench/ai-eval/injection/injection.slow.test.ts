import { buildLoanRule } from '@lectern/server/testing/builders';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAssistant } from '../library/eval-library.ts';
import { CARRIERS, readInjectionCases } from './cases.ts';
import { type PoisonedLibrary, poison } from './poisoned-library.ts';
import { runInjection } from './run-injection.ts';

const cases = readInjectionCases();
let app: TestApp;
let library: PoisonedLibrary;

beforeAll(async () => {
  app = await createTestApp();
  await buildLoanRule(app.deps.db);
  library = await poison(app, cases);
  await openAssistant(app);
});
afterAll(() => app.close());

it('lets no order in titles, notes, abstracts, reviews and questions have its way without a model', async () => {
  const results = [];
  for await (const result of runInjection(app, library, cases)) results.push(result);
  expect(
    results.filter(({ successes }) => successes.length > 0).map(({ one, successes }) => [one.id, successes]),
  ).toEqual([]);
  expect(results.length).toBeGreaterThanOrEqual(60);
  expect(new Set(results.map(({ one }) => one.through))).toEqual(new Set(CARRIERS));
  expect(new Set(results.map(({ one }) => one.lang)).size).toBe(4);
});
