import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataFolder, type NpmServer, startByNpm } from './npm-server.ts';

/** The demo is loaded first. */
const LIMIT_MS = 600_000;

describe('npm', () => {
  const data = dataFolder();
  let server: NpmServer | undefined;
  afterEach(() => {
    server?.kill();
    data.remove();
  });

  it.each(['serve', 'start'] as const)(
    'leaves no process of `npm run %s` behind when it is ended',
    { timeout: LIMIT_MS },
    async (script) => {
      server = await startByNpm(script, { LECTERN_DATA: data.folder });
      expect((await fetch(`${server.origin}/health/live`)).status).toBe(200);
      process.kill(server.npmPid, 'SIGTERM');
      await vi.waitFor(() => expect(server?.isAlive()).toBe(false), { timeout: 30_000 });
    },
  );
});
