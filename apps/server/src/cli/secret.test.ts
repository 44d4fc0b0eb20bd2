import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern secret', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  const run = (...words: string[]) => installation.run(['secret', ...words]);
  const set = (value: string, name = 'smtp') =>
    installation.run(['secret', 'set', name, '--tenant', 'alpha'], value);

  it('stores what standard input has, and shows names and dates only', async () => {
    expect(await set('pass word\n')).toEqual({ code: 0, out: 'Stored smtp for alpha.\n', err: '' });
    expect(await set('-----BEGIN KEY-----\nabc\n-----END KEY-----\n', 'saml.key')).toMatchObject({ code: 0 });
    const { out } = await run('list', '--tenant', 'alpha');
    expect(out).toMatch(/^saml\.key\t\d{4}-\S+\t\d{4}-\S+\nsmtp\t\d{4}-\S+\t\d{4}-\S+\n$/);
    expect(await run('rotate')).toEqual({
      code: 0,
      out: 'Sealed 2 secrets with the current key.\n',
      err: '',
    });
    expect(await run('remove', 'saml.key', '--tenant', 'alpha')).toMatchObject({ code: 0 });
    expect(await run('remove', 'saml.key', '--tenant', 'alpha')).toMatchObject({
      code: 1,
      err: 'alpha has no secret saml.key.\n',
    });
  });

  it('refuses a value as an argument, an empty one and a name that is none', async () => {
    expect((await run('set', 'smtp', 'value', '--tenant', 'alpha')).code).toBe(2);
    expect((await run('set', 'smtp', '--value', 'x', '--tenant', 'alpha')).code).toBe(2);
    expect((await set('', 'empty')).err).toContain('Nothing was stored');
    expect((await set('x', 'Not A Name')).code).toBe(2);
  });
});
