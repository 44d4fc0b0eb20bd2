import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_DATA } from '../domains.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A column that names a reader. */
const OF_READER = /^(patron|reader|actor|account|guarantor|guaranteed)_id$/;
/** Tables whose rows are readers. */
const READERS = ['patron', 'account'];

/** Tables that name readers and are told nowhere, each with its reason. */
const NOT_TOLD: Readonly<Record<string, string>> = {
  idempotency: 'answers for calls that are repeated after a lost connection; removed after a day',
};

describe('what is kept of readers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is told by a domain, each table of it', async () => {
    const tables = await app.deps.db.introspection.getTables();
    const ofReaders = tables
      .filter(
        ({ name, columns }) => READERS.includes(name) || columns.some((one) => OF_READER.test(one.name)),
      )
      .map(({ name }) => name);
    const told = new Set([
      ...PERSONAL_DATA.flatMap((one) => one.tables as string[]),
      ...Object.keys(NOT_TOLD),
    ]);
    expect(ofReaders.length).toBeGreaterThan(10);
    expect(ofReaders.filter((name) => !told.has(name)).sort()).toEqual([]);
  });

  it('has a name of its own for each kind, and tells no digest or key', async () => {
    const names = PERSONAL_DATA.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z][a-z-]*$/);
    const asked: string[] = [];
    const { tenants, db } = app.deps;
    const tenant = (await tenants.byId('1001'))!;
    const watched = { ...app.deps, db: db.withPlugin(recorder(asked)) };
    for (const one of PERSONAL_DATA) await one.rows(watched, tenant, 'nobody');
    expect(asked.length).toBeGreaterThan(10);
    for (const statement of asked) expect(statement).not.toMatch(/hash|secret|sealed|private|answer/i);
  });
});

/** Notes the text of each raw statement. */
function recorder(asked: string[]): Parameters<TestApp['deps']['db']['withPlugin']>[0] {
  return {
    transformQuery({ node }) {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
