import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailSettingsSchema } from '@lectern/contracts/people/tenant/notice-settings';
import { createDeps } from '@lectern/server/create-deps';
import { systemClock } from '@lectern/server/platform/clock';
import { readConfig } from '@lectern/server/platform/config';
import { databaseKind, openDatabase } from '@lectern/server/platform/db/database';
import { migrate } from '@lectern/server/platform/db/migrate';
import type { Deps } from '@lectern/server/platform/deps';
import { putTenant } from '@lectern/server/platform/tenants/tenant-store';
import { testSettings } from '@lectern/server/testing/test-settings';
import { pino } from 'pino';

/** Gives `act` an installation in a new folder, with each commit on the disk; on SQLite if no database is given. */
export async function withInstallation<T>(
  postgres: string | undefined,
  act: (deps: Deps) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const url = postgres ?? join(folder, 'lectern.db');
  const db = openDatabase({ url });
  try {
    await migrate(db, databaseKind(url));
    const config = readConfig({
      LECTERN_DATA: folder,
      LECTERN_DATABASE_URL: url,
      LECTERN_SECRET_KEY: randomBytes(32).toString('base64'),
    });
    const deps = createDeps(
      { ...config, internalHosts: ['127.0.0.1'] },
      // Faults of the mail server that hangs are wanted here.
      { db, clock: systemClock, log: pino({ level: 'fatal' }) },
    );
    try {
      return await act(deps);
    } finally {
      await deps.search.close();
    }
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

/** Adds a library whose mails go to the server on a port of this machine. */
export async function addLibrary({ db, clock }: Deps, id: string, port: number): Promise<void> {
  const mail = mailSettingsSchema.parse({
    host: '127.0.0.1',
    port,
    secure: 'none',
    from: 'library@example.org',
  });
  const settings = { ...testSettings(`library-${id}`), mail };
  await putTenant(db, { id, mappingPath: `library-${id}`, settings, now: clock.now().toISOString() });
}
