import { saveSearch } from '@lectern/contracts/discovery/search/save-search';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { getCaptcha } from '@lectern/contracts/people/auth/get-captcha';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../domains/people/account/password-hash.ts';
import { isStorageFull } from '../platform/db/dialect.ts';
import { buildPatron } from './builders.ts';
import { SESSION_TRAITS } from './built-rows.ts';
import { type CatalogueApp, createCatalogueApp } from './catalogue-app.ts';

const PASSWORD = 'Lectern2026';

/** SQLite refuses a page above its limit with the same error as on a full disk. */
describe('while the storage is full', () => {
  let app: CatalogueApp;
  let token: string;

  beforeAll(async () => {
    app = await createCatalogueApp({ kind: 'sqlite' });
    await buildPatron(app.deps.db, { primary_id: 'reader', password_hash: await hashPassword(PASSWORD) });
    ({ jwt: token } = await attempt(await captcha()));
  });
  afterAll(() => app.close());

  async function captcha() {
    const { codeKey } = await app.client().call(getCaptcha, {});
    const { answer } = await app.deps.db
      .selectFrom('captcha')
      .select('answer')
      .where('id', '=', codeKey)
      .executeTakeFirstOrThrow();
    return { codeKey, verifyCode: answer };
  }

  function attempt(code: { readonly codeKey: string; readonly verifyCode: string }) {
    const password = encryptWirePassword(PASSWORD);
    return app.client().call(signIn, { username: 'reader', password, ...code });
  }

  /** Leaves no page that is not used, and none of a session with room for another. */
  async function fill(): Promise<() => Promise<unknown>> {
    const { db } = app.deps;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
    const session = { ...SESSION_TRAITS, actor_kind: 'patron', actor_id: 'x', revoked_at: null } as const;
    const times = { created_at: '2020-01-01', expires_at: '2020-01-01' };
    for (let number = 0; ; number++) {
      try {
        await db
          .insertInto('session')
          .values({ tenant_id: '1001', id: `${number}`, token_hash: `${number}`, ...session, ...times })
          .execute();
      } catch (error) {
        expect(isStorageFull(error)).toBe(true);
        return () => sql`pragma max_page_count = 1000000`.execute(db);
      }
    }
  }

  it('says so at sign-in and at saving, goes on to answer what it has, and recovers by itself', async () => {
    const code = await captcha();
    const empty = await fill();
    const full = { code: 'STORAGE_FULL', status: 503 };
    await expect(attempt(code)).rejects.toMatchObject(full);
    // The last page of the table may have room for a few.
    const saving = Array.from({ length: 10 }, (_, number) =>
      app.client().call(saveSearch, { keyWord: `${number} ${'whale '.repeat(160)}` }),
    );
    await expect(Promise.all(saving)).rejects.toMatchObject(full);
    const { searchResult } = await app.client({ token }).call(searchBibs, { keyWord: 'whale' });
    expect(searchResult.length).toBeGreaterThan(0);
    await app.client({ token }).call(listLoans, {});
    await empty();
    await attempt(await captcha());
  });
});
