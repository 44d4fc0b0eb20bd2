import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecrets } from '../../../platform/secrets/secrets.ts';
import { createTenantRegistry } from '../../../platform/tenants/tenant-registry.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnEachDatabase,
  type TestDatabase,
} from '../../../testing/test-database.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { exportTenant } from '../../people/tenant/tenant-file.ts';
import { sealClearTokens } from './seal-clear-tokens.ts';

const TOKEN = 'Correct-Horse-Battery-Staple';
const ADDRESS = 'https://shop.example/?q={keyWord}';

describeOnEachDatabase('a token that settings of an earlier version have in clear', (kind) => {
  let database: TestDatabase;
  let folder: string;
  const log = pino({ level: 'silent' });
  const clock = createTestClock();

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    folder = mkdtempSync(join(tmpdir(), 'lectern-tokens-'));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const key = randomBytes(32).toString('base64');
  const sealing = (secretKeys = key) => {
    const config = { dataFolder: folder, secretKeys };
    const secrets = createSecrets({ db: database.db, clock, config, databaseKind: kind });
    return { db: database.db, log, secrets };
  };
  const put = (id: string, offers: object | undefined) =>
    database.db
      .insertInto('tenant')
      .values({
        id,
        mapping_path: id,
        settings: JSON.stringify({ ...testSettings('alpha'), later: 1, sources: { catalogues: [], offers } }),
        settings_revision: 4,
        created_at: '2026-01-01',
      })
      .execute();
  const stored = async (id: string) => {
    const row = await database.db
      .selectFrom('tenant')
      .select(['settings', 'settings_revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...row,
      offers: JSON.parse(row.settings).sources?.offers,
      later: JSON.parse(row.settings).later,
    };
  };

  it('is sealed under a name, and in no row, answer or export afterwards', async () => {
    await put('7001', { names: {}, address: ADDRESS, token: TOKEN });
    const deps = sealing();
    await sealClearTokens(deps);
    const { offers, later, settings_revision } = await stored('7001');
    expect([offers, later, settings_revision]).toEqual([
      { names: {}, address: ADDRESS, key: 'offers-token' },
      1,
      5,
    ]);
    expect(await deps.secrets.get('7001', 'offers-token')).toBe(TOKEN);
    const tenant = (await createTenantRegistry(database.db).byId('7001'))!;
    expect(tenant.settings.sources.offers?.key).toBe('offers-token');
    const rows = await database.db.selectFrom('secret').selectAll().execute();
    expect(
      JSON.stringify([await stored('7001'), tenant, await exportTenant(deps, tenant), rows]),
    ).not.toContain(TOKEN);
  });

  it('is sealed once, by processes that begin at once and again', async () => {
    await put('7001', { names: {}, address: ADDRESS, token: TOKEN });
    await Promise.all([sealClearTokens(sealing()), sealClearTokens(sealing())]);
    await sealClearTokens(sealing());
    expect((await stored('7001')).settings_revision).toBe(5);
    expect((await sealing().secrets.list('7001')).map(({ name }) => name)).toEqual(['offers-token']);
  });

  it('takes no secret of the tenant away that has its name', async () => {
    await put('7001', { names: {}, address: ADDRESS, token: TOKEN });
    const deps = sealing();
    await deps.secrets.set('7001', 'offers-token', 'of something else');
    await sealClearTokens(deps);
    expect((await stored('7001')).offers.key).toBe('offers-token-2');
    expect(await deps.secrets.get('7001', 'offers-token')).toBe('of something else');
    expect(await deps.secrets.get('7001', 'offers-token-2')).toBe(TOKEN);
  });

  it('makes no secret where it is empty, and leaves other settings alone, also what cannot be read', async () => {
    await put('7001', { names: {}, address: ADDRESS, token: '' });
    await put('7002', undefined);
    await database.db.updateTable('tenant').set({ settings: '{"half' }).where('id', '=', '7002').execute();
    await sealClearTokens(sealing());
    expect((await stored('7001')).offers).toEqual({ names: {}, address: ADDRESS });
    expect(await sealing().secrets.list('7001')).toEqual([]);
    const rows = await database.db.selectFrom('tenant').select('settings').where('id', '=', '7002').execute();
    expect(rows).toEqual([{ settings: '{"half' }]);
  });

  if (kind === 'postgres')
    it('stays until there is a key to seal it with', async () => {
      await put('7001', { names: {}, address: ADDRESS, token: TOKEN });
      await sealClearTokens(sealing(''));
      expect((await stored('7001')).offers.token).toBe(TOKEN);
      await sealClearTokens(sealing());
      expect((await stored('7001')).offers.key).toBe('offers-token');
    });

  if (kind === 'sqlite')
    it('is in no file of the database afterwards', async () => {
      await put('7001', { names: {}, address: ADDRESS, token: TOKEN });
      const inFolder = dirname(database.url);
      const filesWithToken = async () => {
        await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
        return readdirSync(inFolder).filter((name) => readFileSync(join(inFolder, name)).includes(TOKEN));
      };
      expect(await filesWithToken()).toHaveLength(1);
      await sealClearTokens(sealing());
      expect(await filesWithToken()).toEqual([]);
    });

  it('is nothing that the settings of this version take', () => {
    const offers = { names: {}, address: ADDRESS, token: TOKEN };
    const settings = tenantSettingsSchema.parse({ ...testSettings('alpha'), sources: { offers } });
    expect(JSON.stringify(settings)).not.toContain(TOKEN);
  });
});
