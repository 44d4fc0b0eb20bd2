import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z3950TargetSchema } from '@lectern/contracts/people/tenant/source-settings';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import { control, data, LEADER } from '@lectern/marc/testing/record-builders';
import { hasProgram } from '@lectern/marc/testing/shared-data';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import { freePort, listens } from './test-programs.ts';
import { createZ3950Catalogue } from './z3950-catalogue.ts';

const WORKS = [
  ['1', '9780142437247', 'Melville, Herman', 'Moby-Dick, or, The whale'],
  ['2', '9787020002207', '曹雪芹', 'Honglou meng = 红楼梦'],
  ['3', '9780679735779', 'Ellis, Richard', 'Men and whales'],
] as const;

describe.skipIf(!hasProgram('zebraidx') || !hasProgram('zebrasrv'))('a catalogue of Zebra by Z39.50', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-zebra-'));
  const catalogue = createZ3950Catalogue({
    resolveOutside: createResolveOutside(['127.0.0.1']),
    clock: systemClock,
    log: pino({ level: 'silent' }),
  });
  let server: ChildProcess;
  let port: number;

  beforeAll(async () => {
    const config = join(folder, 'zebra.cfg');
    for (const name of ['records', 'register', 'shadow', 'lock']) mkdirSync(join(folder, name));
    writeFileSync(
      config,
      [
        'profilePath: /usr/share/idzebra-2.0/tab',
        `modulePath: ${modules()}`,
        'recordtype: grs.marcxml.marc21',
        'attset: bib1.att',
        'storeData: 1',
        'storeKeys: 1',
        'recordId: file',
        `register: ${join(folder, 'register')}:20M`,
        `lockDir: ${join(folder, 'lock')}`,
      ].join('\n'),
    );
    for (const [number, isbn, author, title] of WORKS) {
      const fields = [
        control('001', number),
        data('020', '  ', `a${isbn}`),
        data('100', '1 ', `a${author}`),
        data('245', '10', `a${title}`),
      ];
      const leader = LEADER.slice(0, 9).concat('a', LEADER.slice(10));
      writeFileSync(join(folder, 'records', `${number}.marc`), writeIso2709({ leader, fields }));
    }
    const indexed = spawnSync('zebraidx', ['-c', config, 'update', 'records'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (indexed.status !== 0) throw new Error(`zebraidx: ${indexed.stderr}`);
    do {
      port = await freePort();
      server = spawn('zebrasrv', ['-S', '-v', 'none', '-c', config, `tcp:127.0.0.1:${port}`], {
        cwd: folder,
        stdio: 'ignore',
      });
    } while (!(await listens(server, port)));
  });
  afterAll(() => {
    catalogue.close();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['whale moby', 'title', ['1']],
    ['whale', 'title', ['1']],
    ['ellis', 'author', ['3']],
    ['nothing of this kind', 'any', []],
    ['whale or moby', 'title', ['1']],
  ] as const)('finds %s in %s', async (words, field, numbers) => {
    const target = z3950TargetSchema.parse({ code: 'zebra', names: {}, host: '127.0.0.1', port });
    const query = { words, field, offset: 0, limit: 10 };
    const { total, hits } = await catalogue.search('1001', target, query);
    expect(hits.map(({ bib }) => bib.controlNumber ?? '').toSorted()).toEqual(numbers);
    expect(total).toBe(numbers.length);
  });

  it('keeps the writing of records', async () => {
    const target = z3950TargetSchema.parse({ code: 'zebra', names: {}, host: '127.0.0.1', port });
    const query = { words: 'honglou', field: 'title', offset: 0, limit: 1 } as const;
    const { hits } = await catalogue.search('1001', target, query);
    expect(hits.map(({ bib }) => bib.title)).toEqual(['Honglou meng = 红楼梦']);
  });
});

/** Where Debian keeps the modules: in a folder with the name of the machine. */
function modules(): string {
  const machine = readdirSync('/usr/lib').find((name) => name.endsWith('-linux-gnu')) ?? '';
  return join('/usr/lib', machine, 'idzebra-2.0/modules');
}
