import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { z3950TargetSchema } from '@lectern/contracts/people/tenant/source-settings';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import { freePort, listens } from './test-programs.ts';
import { createZ3950Catalogue } from './z3950-catalogue.ts';

const quiet = { clock: systemClock, log: pino({ level: 'silent' }) };

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'yaz-ztest'))
  .find((file) => existsSync(file));

describe.skipIf(!program)(
  'the test server of YAZ by Z39.50 (skipped without yaz-ztest: Debian package yaz)',
  () => {
    let server: ChildProcess;
    let port: number;
    const catalogue = createZ3950Catalogue({ resolveOutside: createResolveOutside(['127.0.0.1']), ...quiet });
    beforeAll(async () => {
      do {
        port = await freePort();
        server = spawn(program!, ['-v', 'none', `tcp:127.0.0.1:${port}`], { stdio: 'ignore' });
      } while (!(await listens(server, port)));
    });
    afterAll(() => {
      catalogue.close();
      server.kill();
    });

    it('gives bibs of its MARC records, page by page', async () => {
      const target = z3950TargetSchema.parse({ code: 'yaz', names: {}, host: '127.0.0.1', port });
      const ask = (offset: number) =>
        catalogue.search('1001', target, { words: 'computer', field: 'title', offset, limit: 2 });
      const first = await ask(0);
      expect(first.total).toBeGreaterThan(4);
      expect(first.hits.map(({ bib }) => bib.title)).toEqual([
        'How to program a computer',
        'How to program a computer',
      ]);
      expect(first.hits[0]!.bib).toMatchObject({ flavour: 'marc21', year: 1991 });
      expect((await ask(2)).hits).toHaveLength(2);
      expect((await ask(first.total)).hits).toEqual([]);
    });

    it('says which database it does not have', async () => {
      const target = z3950TargetSchema.parse({
        code: 'yaz',
        names: {},
        host: '127.0.0.1',
        port,
        database: 'Nothing',
      });
      await expect(
        catalogue.search('1001', target, { words: 'computer', field: 'title', offset: 0, limit: 2 }),
      ).rejects.toMatchObject({ fault: 'unreadable', message: expect.stringContaining('109') });
    });
  },
);
