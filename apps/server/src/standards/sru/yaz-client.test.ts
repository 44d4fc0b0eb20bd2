import { execFile, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CatalogueApp, createCatalogueApp, WHALE_BOOKS } from '../../testing/catalogue-app.ts';

const hasYaz = spawnSync('yaz-client', ['-V'], { stdio: 'ignore' }).status === 0;

describe.skipIf(!hasYaz)('yaz-client (skipped without it: Debian package yaz)', () => {
  let app: CatalogueApp;
  let address: string;
  beforeAll(async () => {
    app = await createCatalogueApp();
    address = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/alpha/sru`;
  });
  afterAll(() => app.close());

  /** The output of the client for commands, which it reads one per line. */
  const run = (...commands: string[]) =>
    new Promise<string>((resolve, reject) => {
      const client = execFile('yaz-client', ['-u', 'none'], { timeout: 50_000 }, (error, out) =>
        error ? reject(error) : resolve(out),
      );
      client.stdin?.end([...commands, 'quit', ''].join('\n'));
    });

  it.each(['1.1', '1.2', '2.0'])('finds and shows records by SRU %s', async (version) => {
    const out = await run(
      'querytype cql',
      `sru get ${version}`,
      `open ${address}`,
      'find dc.title = "whale book"',
      'show 2',
    );
    expect(out).toContain(`Number of hits: ${WHALE_BOOKS}`);
    expect(out).toMatch(/<subfield code="a">The whale book \d\d<\/subfield>/);
  });

  it('posts forms, asks for schemas and for Chinese words', async () => {
    const out = await run(
      'querytype cql',
      'sru post 1.2',
      `open ${address}`,
      'schema mods',
      'find dc.creator = 曹雪芹',
      'show 1',
    );
    expect(out).toContain('Number of hits: 1');
    expect(out).toContain('<title>红楼梦</title>');
  });

  it('gets a diagnostic for a wrong query', async () => {
    const out = await run('querytype cql', 'sru get 1.2', `open ${address}`, 'find dc.colour = red');
    expect(out).toContain('Unsupported index');
    expect(out).toContain('dc.colour');
  });
});
