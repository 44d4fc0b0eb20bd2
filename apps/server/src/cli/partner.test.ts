import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern partner', () => {
  let installation: TestInstallation;
  let folder: string;
  beforeAll(async () => {
    installation = await createInstallation();
    folder = mkdtempSync(join(tmpdir(), 'lectern-partner-'));
  });
  afterAll(async () => {
    await installation.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (...words: string[]) => installation.run(['partner', ...words, '--tenant', 'alpha']);
  const add = (code: string, ...more: string[]) => run('add', '--code', code, '--name', 'A partner', ...more);

  it('prints the secret of a new partner once, alone on its output', async () => {
    const { code, out, err } = await add('campus');
    expect([code, out]).toEqual([0, expect.stringMatching(/^[\w-]{43}\n$/)]);
    expect(err).toContain('Added campus to alpha.');
    const list = await run('list');
    expect(list.out).toBe('campus\tHS256\tA partner\n');
    expect(list.out).not.toContain(out.trim());
    expect((await add('campus')).err).toContain('There is a partner with this code already');
  });

  it('takes the public key of a partner that signs with its own', async () => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const file = join(folder, 'key.pem');
    writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }));
    expect(await add('keyed', '--public-key', file)).toMatchObject({ code: 0, out: '' });
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    writeFileSync(file, rsa.export({ type: 'spki', format: 'pem' }));
    expect((await add('rsa', '--public-key', file)).err).toContain('no Ed25519 public key'.slice(3));
  });

  it('removes a partner with its secret', async () => {
    await add('gone');
    expect(await run('remove', '--code', 'gone')).toMatchObject({ code: 0 });
    const secrets = await installation.run(['secret', 'list', '--tenant', 'alpha']);
    expect(secrets.out).not.toContain('partner.gone');
    expect(await run('remove', '--code', 'gone')).toMatchObject({ code: 1 });
  });

  it('says what is wrong with a code or an address', async () => {
    expect((await add('Not A Code')).err).toContain('The code has small letters');
    expect((await add('odd', '--address', 'https://partner.example/')).err).toContain('{token}');
  });
});
