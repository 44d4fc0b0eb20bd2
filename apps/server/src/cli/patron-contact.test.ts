import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPatron } from '../testing/builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { waitingNotices } from '../testing/sent-notices.ts';

describe('lectern patron contact', () => {
  let installation: TestInstallation;
  let id: string;
  beforeAll(async () => {
    installation = await createInstallation();
    const contacts = { phone: '13800000001', phone_verified: 1, email: '' } as const;
    ({ id } = await buildPatron(installation.db, { primary_id: 'A1', name: 'Ada', ...contacts }));
  });
  afterAll(() => installation.close());

  const run = (...words: string[]) =>
    installation.run(['patron', 'contact', ...words, '--tenant', 'alpha', '--account', 'A1']);

  it('shows, replaces, verifies and removes the contacts of a reader', async () => {
    expect((await run()).out).toBe('mail\tnone\nphone\t13800000001\tverified\n');
    expect((await run('set', 'phone', '139-0000-0002')).out).toBe('phone\t13900000002\tnot verified\n');
    expect((await run('verify', 'phone')).out).toBe('phone\t13900000002\tverified\n');
    expect((await run('remove', 'phone')).out).toBe('phone\tnone\n');
    const again = await run('remove', 'phone');
    expect(again).toMatchObject({ code: 1, err: 'The reader has no phone number.\n' });
    expect(await run('set', 'fax', '12')).toMatchObject({ code: 2 });
  });

  it('leaves an entry in the audit for each change, with the contact shortened', async () => {
    const entries = await installation.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['contacts.set', 'contacts.set', 'contacts.remove']);
    expect(JSON.parse(entries[0]!.details)).toEqual({
      kind: 'phone',
      contact: '139****0002',
      verified: 0,
      by: expect.stringMatching(/./) as string,
    });
  });

  it('tells the contacts that the reader had before', async () => {
    const notices = await waitingNotices({ deps: installation });
    expect(notices.map(({ to, template }) => [to, template])).toEqual([
      ['13800000001', 'contactChanged'],
      ['13900000002', 'contactRemoved'],
    ]);
  });
});
