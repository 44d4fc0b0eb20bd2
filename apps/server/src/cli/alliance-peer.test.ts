import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';

describe('lectern alliance peer', () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await createInstallation();
  });
  afterAll(() => installation.close());

  const run = (...words: string[]) => installation.run(['alliance', 'peer', ...words, '--tenant', 'alpha']);
  const add = (code: string, ...more: string[]) => run('add', '--code', code, '--name', 'A library', ...more);
  const ADDRESS = ['--address', 'https://library.example.org/north'];

  it('prints the key of a library at another address once, alone on its output', async () => {
    const { code, out, err } = await add('north', ...ADDRESS);
    expect([code, out]).toEqual([0, expect.stringMatching(/^la1\.[0-9a-f]{12}\.[\w-]{43}\n$/)]);
    expect(err).toContain('Added north to the alliance of alpha.');
    const list = await run('list');
    expect(list.out).toBe('north\thttps://library.example.org/north\tA library\n');
    expect((await add('north', ...ADDRESS)).err).toContain('There is a library with this code already');
  });

  it('makes a secret for a library that is reached by NCIP, or takes the one that it has', async () => {
    const place = ['--ncip', 'https://ils.example.org/ncip', '--agency', 'EAST'];
    expect((await add('east', ...place)).err).toContain('Both --agency and --own-agency are needed');
    const { out } = await add('east', ...place, '--own-agency', 'ALPHA');
    expect(out).toMatch(/^[\w-]{43}\n$/);
    expect((await run('list')).out).toContain('east\thttps://ils.example.org/ncip (NCIP, EAST)\tA library\n');
    const open = ['--ncip', 'http://ils.example.org/ncip', '--agency', 'EAST', '--own-agency', 'ALPHA'];
    expect((await add('open', ...open)).err).toContain('begins with https://');
  });

  it('removes a library with its key', async () => {
    await add('gone', ...ADDRESS);
    expect(await run('remove', '--code', 'gone')).toMatchObject({ code: 0 });
    const secrets = await installation.run(['secret', 'list', '--tenant', 'alpha']);
    expect(secrets.out).not.toContain('alliance.gone');
    expect(await run('remove', '--code', 'gone')).toMatchObject({ code: 1 });
  });

  it('says what is wrong', async () => {
    expect((await add('Not A Code', ...ADDRESS)).err).toContain('The code has small letters');
    expect((await add('odd', '--address', 'https://library.example.org/')).err).toContain('with the path');
    expect((await add('odd', '--sibling', 'nowhere')).err).toContain('no other library');
    expect((await add('odd')).err).toContain('either --sibling, --address or --ncip');
  });
});
