import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBib, batchesOf, words } from '../../testing/sample-bibs.ts';
import { createBuiltinEngine } from '../builtin-engine.ts';

const WRITER = fileURLToPath(new URL('../testing/writer-process.ts', import.meta.url));

describe('a writer in another process', () => {
  let directory: string;
  let writer: ChildProcess | undefined;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'killed-writer-'));
  });
  afterEach(async () => {
    if (writer !== undefined && writer.exitCode === null && writer.signalCode === null) {
      writer.kill('SIGKILL');
      await once(writer, 'exit');
    }
    await rm(directory, { recursive: true });
  });

  /** Starts a process that does `work` and waits until it says so. */
  async function startWriter(work: 'apply' | 'rebuild', said: string): Promise<void> {
    writer = spawn(process.execPath, ['--import', 'tsx', WRITER, directory, work], {
      cwd: dirname(WRITER),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: writer.stdout! })) if (line === said) return;
    throw new Error(`the writer ended before it said "${said}"`);
  }

  it('has its changes seen here without a word between the two', async () => {
    const here = createBuiltinEngine({ directory, role: 'reader' });
    expect((await here.status('demo')).state).toBe('missing');
    await startWriter('apply', 'applied 3');
    await vi.waitFor(
      async () =>
        expect(
          (await here.search('demo', { query: words('change'), offset: 0, limit: 5 })).total,
        ).toBeGreaterThanOrEqual(3),
      { timeout: 30_000 },
    );
    await here.close();
  });

  it('leaves what it had acknowledged when it is killed between changes', async () => {
    await startWriter('apply', 'applied 20');
    writer!.kill('SIGKILL');
    await once(writer!, 'exit');
    const here = createBuiltinEngine({ directory });
    const { total } = await here.search('demo', { query: words('change'), offset: 0, limit: 5 });
    expect(total).toBeGreaterThanOrEqual(20);
    await here.apply('demo', { put: [aBib('after', { title: 'A change after' })], remove: [] });
    expect((await here.search('demo', { query: words('change'), offset: 0, limit: 5 })).total).toBe(
      total + 1,
    );
    await here.close();
  });

  it('leaves the old index untouched when it is killed while it builds a new one', async () => {
    const before = createBuiltinEngine({ directory });
    await before.rebuild('demo', batchesOf([aBib('old', { title: 'The old index' })]));
    await before.close();
    await startWriter('rebuild', 'halfway');
    writer!.kill('SIGKILL');
    await once(writer!, 'exit');
    expect(await readdir(join(directory, 'index-demo'))).toHaveLength(3);
    const here = createBuiltinEngine({ directory });
    expect((await here.search('demo', { query: words('old'), offset: 0, limit: 5 })).total).toBe(1);
    await here.apply('demo', { put: [aBib('new', { title: 'Goes on' })], remove: [] });
    expect(await readdir(join(directory, 'index-demo'))).toHaveLength(2);
    await here.close();
  });
});
