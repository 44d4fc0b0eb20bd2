import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { buildLoan, buildPatron, buildSession } from '@lectern/server/testing/builders';
import { TENANT } from '@lectern/server/testing/built-rows';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '@lectern/server/testing/catalogue-app';
import { buildItem } from '@lectern/server/testing/catalogue-builders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Random } from '../../search/random.ts';
import { ask } from '../asking/ask.ts';
import { openAssistant } from '../library/eval-library.ts';
import { isTrue, type Statement, statementsOf } from './check-statement.ts';
import { readFacts } from './record-facts.ts';
import { WRONGS, wrongPairs } from './wrong-pairs.ts';

const WRONG_PAIRS = 100;
let app: CatalogueApp;
let right: Statement[];

beforeAll(async () => {
  app = await createCatalogueApp();
  const { db } = app.deps;
  for (let at = 1; at <= WHALE_BOOKS; at++) {
    const bib_id = app.ids[`w${String(at).padStart(2, '0')}`] ?? '';
    for (let copy = 0; copy < (at % 3) + 1; copy++) {
      const item = await buildItem(db, { bib_id });
      if (at % 2 === 0) await buildLoan(db, { bib_id, item_id: item.id, due_date: `2026-03-${10 + at}` });
    }
  }
  await openAssistant(app);
  right = [];
  for (const language of LANGUAGES) {
    const token = await buildSession(db, await buildPatron(db));
    const questions = [
      '《Moby-Dick》',
      '"Moby-Dick"?',
      'whale book',
      ...[1, 2, 3, 4, 5, 6].map((at) => `"The whale book 0${at}"`),
    ];
    for (const question of questions)
      right.push(...statementsOf(await ask(app, { token, language }, question), language));
  }
});
afterAll(() => app.close());

async function accepts(statement: Statement): Promise<boolean> {
  return isTrue(statement, await readFacts(app.deps.db, TENANT, statement.recordId));
}

it('accepts what the assistant says of records, in every language', async () => {
  expect(right.length).toBeGreaterThan(30);
  for (const statement of right) expect(await accepts(statement), statement.text).toBe(true);
});

it('refuses a hundred sentences that were made wrong: another record, a changed number, a denial', async () => {
  const pairs = wrongPairs(right, WRONG_PAIRS, new Random(1));
  expect(pairs).toHaveLength(WRONG_PAIRS);
  expect(new Set(pairs.map(({ how }) => how))).toEqual(new Set(WRONGS));
  for (const { statement } of pairs) expect(await accepts(statement), statement.text).toBe(false);
});
