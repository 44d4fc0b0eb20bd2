import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishObjects } from '../../domains/resources/repository/published/publish-objects.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { oaiPython } from '../../testing/oai-tools.ts';
import { buildCollection, buildObject, buildPolicy } from '../../testing/repository-rows.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const run = promisify(execFile);
const HARVEST = join(import.meta.dirname, 'harvest_all.py');
/** More than two answers of records, and a few that are gone. */
const [LIVE, GONE] = [1103, 7];

describe.skipIf(!oaiPython)(
  'Sickle and oaipmh-scythe (skipped without them: node scripts/services/oai-tools.mjs)',
  () => {
    let app: TestApp;
    let address: string;
    beforeAll(async () => {
      app = await createTestApp();
      const { db } = app.deps;
      const collection_id = await buildCollection(db, { code: 'papers' });
      const policy_id = await buildPolicy(db);
      const ids: string[] = [];
      for (let at = 0; at < LIVE + GONE; at += 1)
        ids.push(
          await buildObject(db, {
            collection_id,
            policy_id,
            kind: at % 3 === 0 ? 'thesis' : 'report',
            titles: JSON.stringify({ 'zh-CN': `第 ${at} 号 <&> 文献` }),
          }),
        );
      const publish = (some: readonly string[]) =>
        inTransaction(db, (tx) => publishObjects(tx, '1001', some, app.clock.now().toISOString()));
      await publish(ids);
      const gone = ids.slice(LIVE);
      await db.updateTable('digital_object').set({ is_open: 0 }).where('id', 'in', gone).execute();
      await publish(gone);
      app.clock.advance(60);
      address = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/alpha/oai`;
    }, 60_000);
    afterAll(() => app.close());

    it('harvest the repository whole', async () => {
      const { stdout } = await run(oaiPython ?? '', [HARVEST, address], { maxBuffer: 64 * 1024 * 1024 });
      const { sickle, scythe } = JSON.parse(stdout) as Record<string, Record<string, never>>;
      for (const client of [sickle, scythe])
        expect(client).toMatchObject({ name: 'alpha library', sets: ['papers'], headers: LIVE + GONE });
      const told: readonly { readonly live: string[]; readonly gone: string[] }[] = [
        sickle?.oai_dc,
        sickle?.mods,
        scythe?.oai_dc,
      ].map((one) => one ?? { live: [], gone: [] });
      for (const { live, gone } of told) {
        expect(new Set(live).size).toBe(LIVE);
        expect(new Set(gone).size).toBe(GONE);
      }
      expect(sickle).toMatchObject({ formats: ['oai_dc', 'mods', 'oai_etdms'] });
      expect(String(sickle?.title)).toContain('<&>');
      const theses = sickle?.oai_etdms as { readonly live: string[] } | undefined;
      expect(theses?.live).toHaveLength(Math.ceil(LIVE / 3));
    }, 60_000);
  },
);
