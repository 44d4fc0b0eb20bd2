import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { marcFile } from '../testing/marc-file.ts';
import { whaleRecords, whalesFound } from '../testing/whales.ts';

describe('lectern import', () => {
  let installation: TestInstallation;
  beforeEach(async () => {
    installation = await createInstallation();
  });
  afterEach(() => installation.close());

  const path = (name: string) => join(installation.folder, name);

  it('stores, prints what it did, and leaves an index that finds it, when no server runs', async () => {
    writeFileSync(path('few.mrc.gz'), gzipSync(marcFile(whaleRecords(3))));
    const { code, out, err } = await installation.runAsProcess([
      'import',
      path('few.mrc.gz'),
      '--tenant',
      'alpha',
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/3 {2}records read\n *3 {2}created\n *3 {2}items created/);
    expect(out).toContain('The search index is up to date.');
    expect(await whalesFound(installation.folder)).toBe(3);
  });

  it('refuses by name what is no MARC, an unknown tenant, option or file, and stores nothing', async () => {
    writeFileSync(path('book.pdf'), '%PDF-1.7\n1 0 obj');
    writeFileSync(path('empty.mrc'), '');
    const refused = async (words: readonly string[]) => {
      const { code, err } = await installation.run(['import', ...words]);
      return [code, err.split('\n')[0]];
    };
    expect(await refused([path('book.pdf'), '--tenant', 'alpha'])).toEqual([
      1,
      `${path('book.pdf')} is no MARC file: pdf. Nothing was stored.`,
    ]);
    expect(await refused([path('empty.mrc'), '--tenant', 'alpha'])).toEqual([
      1,
      `${path('empty.mrc')} is no MARC file: empty. Nothing was stored.`,
    ]);
    expect(await refused([path('empty.mrc'), '--tenant', 'nobody'])).toEqual([
      1,
      'There is no tenant nobody. Tenants: alpha.',
    ]);
    expect(await refused([path('empty.mrc')])).toEqual([2, '--tenant is missing']);
    expect((await refused([path('absent.mrc'), '--tenant', 'alpha']))[1]).toContain('cannot be read');
    expect(await refused([path('empty.mrc'), '--tenant', 'alpha', '--encoding', 'klingon'])).toEqual([
      2,
      '--encoding is none of utf-8, marc-8, gb18030, gbk',
    ]);
    expect(await installation.db.selectFrom('import_run').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['damaged', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, Math.floor(bytes.length / 2))],
  ])(
    'says that an archive is %s, and leaves nothing that keeps the next import waiting',
    async (_how, spoil) => {
      writeFileSync(path('part.mrc.gz'), spoil(gzipSync(marcFile(whaleRecords(2_000)))));
      const { code, err } = await installation.run(['import', path('part.mrc.gz'), '--tenant', 'alpha']);
      expect(err).toMatch(
        /part\.mrc\.gz is cut off or damaged: .+ Run the command again with the whole file\.\n$/,
      );
      expect(err).not.toMatch(/^ +at /m);
      expect(code).toBe(1);
      expect(await installation.db.selectFrom('lease').select('name').execute()).toEqual([]);
    },
  );
});
