import { resolveRequest } from '@lectern/contracts/resources/resolver/resolve-request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCaseLibrary } from '../../../testing/resolver/build-library.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Tables that have many rows in a library. */
const LARGE = /\b(?:title|title_key|title_row|title_place|bib|item)\b/;

describe('what the resolver reads of large tables on SQLite', () => {
  let app: TestApp;
  let statements: string[] = [];
  beforeAll(async () => {
    app = await createTestApp({ kind: 'sqlite', onStatement: (text) => statements.push(text) });
    await buildCaseLibrary(app);
  });
  afterAll(() => app.close());

  it.each([
    'genre=article&issn=0028-0836&date=1998&volume=391',
    'genre=article&title=Science&date=1997&volume=275',
    'genre=book&isbn=9780142437247',
    'genre=article&eissn=1539-4794&date=1990&volume=15',
  ])('goes by keys: %s', async (openUrl) => {
    statements = [];
    await app.client().call(resolveRequest, { openUrl });
    const asked = [...new Set(statements)].filter((one) => /^select/i.test(one) && LARGE.test(one));
    expect(asked.length).toBeGreaterThan(1);
    for (const statement of asked) {
      const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(
        statement.replaceAll('?', "'x'"),
      )}`.execute(app.deps.db);
      const walks = rows.map(({ detail }) => detail).filter((detail) => /^SCAN (?!CONSTANT)/.test(detail));
      expect(
        walks.filter((detail) => LARGE.test(detail)),
        statement,
      ).toEqual([]);
    }
  });
});
