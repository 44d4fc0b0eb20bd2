import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { sruTargetSchema } from '@lectern/contracts/people/tenant/source-settings';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createFetchOutside } from '../../../platform/outside/fetch-outside.ts';
import { createSendOutside } from '../../../platform/outside/send-outside.ts';
import { freePort, listens } from '../z3950/test-programs.ts';
import { createSruCatalogue } from './sru-catalogue.ts';

const quiet = { clock: systemClock, log: pino({ level: 'silent' }) };

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'yaz-ztest'))
  .find((file) => existsSync(file));

describe.skipIf(!program)('the test server of YAZ (skipped without yaz-ztest: Debian package yaz)', () => {
  let server: ChildProcess;
  let port: number;
  beforeAll(async () => {
    // Another process may take the free port first. The server then ends and is started with the next port.
    do {
      port = await freePort();
      server = spawn(program!, ['-v', 'none', `tcp:127.0.0.1:${port}`], { stdio: 'ignore' });
    } while (!(await listens(server, port)));
  });
  afterAll(() => {
    server.kill();
  });

  it.each(['1.1', '1.2', '2.0'] as const)('gives bibs of its MARC records by SRU %s', async (version) => {
    const target = sruTargetSchema.parse({
      code: 'yaz',
      names: {},
      address: `http://127.0.0.1:${port}/Default`,
      version,
    });
    const catalogue = createSruCatalogue({
      fetchOutside: createFetchOutside(createSendOutside(['127.0.0.1'])),
      ...quiet,
    });
    const { total, hits } = await catalogue.search('1001', target, {
      words: 'computer',
      field: 'title',
      offset: 0,
      limit: 2,
    });
    expect(total).toBeGreaterThan(2);
    expect(hits.map(({ bib }) => bib.title)).toEqual([
      'How to program a computer',
      'How to program a computer',
    ]);
    expect(hits[0]!.bib).toMatchObject({ flavour: 'marc21', year: 1991 });
    expect(hits[0]!.bib.creators[0]!.name).toBe('Jack Collins');
  });
});
