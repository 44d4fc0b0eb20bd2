import type { Language } from '@lectern/contracts/kernel/languages';
import { DEMO_TENANTS, type DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import { formatDay } from '@lectern/rules/format-day';
import { seedDemo } from '@lectern/server/demo/seed-demo';
import { listDemoSeeds } from '@lectern/server/domains';
import { buildSession } from '@lectern/server/testing/builders';
import { indexTenant } from '@lectern/server/testing/index-tenant';
import { createTestApp, type TestApp } from '@lectern/server/testing/test-app';

/** An account of a demo library that asks. */
export interface DemoReader {
  readonly tenant: DemoTenant;
  readonly token: string;
  /** What `{due TITLE}` and `{hold TITLE}` of the expected words are for this reader: a day as the language writes it. */
  fact(kind: string, title: string, language: Language): Promise<string>;
}

/** The demo libraries, loaded and indexed, in this process. */
export async function openDemoApp(): Promise<TestApp> {
  const app = await createTestApp();
  await seedDemo(app.deps, listDemoSeeds);
  await app.deps.tenants.refresh();
  for (const demo of DEMO_TENANTS) await indexTenant(app.deps, TENANTS[demo].groupCode);
  return app;
}

export async function signIn(
  { deps, clock }: TestApp,
  tenant: DemoTenant,
  account: string,
): Promise<DemoReader> {
  const { db } = deps;
  const tenant_id = TENANTS[tenant].groupCode;
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('primary_id', '=', account)
    .executeTakeFirstOrThrow();
  const today = clock.now().toISOString().slice(0, 10);
  return {
    tenant,
    token: await buildSession(db, { id, tenant_id }),
    async fact(kind, title, language) {
      const loans = () =>
        db
          .selectFrom('loan')
          .innerJoin('bib', 'bib.id', 'loan.bib_id')
          .select(['bib.title', 'loan.due_date as day'])
          .where('loan.patron_id', '=', id)
          .where('loan.returned_at', 'is', null)
          .execute();
      const requests = () =>
        db
          .selectFrom('request')
          .innerJoin('bib', 'bib.id', 'request.bib_id')
          .select(['bib.title', 'request.kept_until as day'])
          .where('request.patron_id', '=', id)
          .execute();
      const found: readonly { title: string; day: string | null }[] =
        kind === 'due' ? await loans() : await requests();
      const day = found.find((row) => row.title.startsWith(title))?.day;
      if (!day) throw new Error(`${account} has no ${kind} of ${title}`);
      return formatDay(day, language, today);
    },
  };
}
