import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPasskey, buildPatron } from '../testing/builders.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { waitingNotices } from '../testing/sent-notices.ts';

const SINCE = '2026-03-01T00:00:00.000Z';

describe('lectern patron second-factor', () => {
  let installation: TestInstallation;
  let id: string;
  beforeAll(async () => {
    installation = await createInstallation();
    const { db } = installation;
    ({ id } = await buildPatron(db, { primary_id: 'A1', email: 'ada@example.org', email_verified: 1 }));
    const of = { tenant_id: '1001', patron_id: id };
    await db
      .insertInto('totp_factor')
      .values({ ...of, last_step: 1, confirmed_at: SINCE })
      .execute();
    await db
      .insertInto('recovery_code')
      .values({ ...of, code_hash: 'x', made_at: SINCE })
      .execute();
    await buildPasskey(db, { patron_id: id, name: 'Phone', created_at: SINCE });
  });
  afterAll(() => installation.close());

  const run = (...words: string[]) =>
    installation.run(['patron', 'second-factor', ...words, '--tenant', 'alpha', '--account', 'A1']);

  it('shows what a reader signs in with, and removes it', async () => {
    expect((await run()).out).toBe(`two steps\t${SINCE}\t1 recovery codes left\npasskey\t${SINCE}\tPhone\n`);
    expect(await run('remove')).toMatchObject({ code: 0 });
    expect((await run()).out).toBe('two steps\toff\n');
    expect(await run('remove')).toMatchObject({
      code: 1,
      err: 'The reader has no second step and no passkey.\n',
    });
  });

  it('leaves an entry in the audit, and tells the reader', async () => {
    const entries = await installation.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', id)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['signIn.removeKeys']);
    expect(JSON.parse(entries[0]!.details)).toMatchObject({ twoSteps: 1, passkeys: 1 });
    const notices = await waitingNotices({ deps: installation });
    expect(notices.map(({ to, template }) => [to, template])).toEqual([
      ['ada@example.org', 'twoStepsOff'],
      ['ada@example.org', 'passkeyRemoved'],
    ]);
  });
});
