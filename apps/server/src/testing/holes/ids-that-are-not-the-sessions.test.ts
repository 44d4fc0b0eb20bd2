import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForPatrons } from '@lectern/contracts/kernel/access';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLoan, buildPatron, buildSession } from '../builders.ts';
import { plausibleInput } from '../contract-inputs.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Names under which clients send who the reader is (document 1, section 6). */
const IDENTITIES = ['userId', 'patronId', 'id', 'primaryId', 'readerId', 'uid'];

/** Hole: a call believes an id in its payload, and answers or changes what is another reader's. */
describe('ids that are not the session’s', () => {
  let app: TestApp;
  let token: string;
  let victim: Awaited<ReturnType<typeof buildPatron>>;
  beforeAll(async () => {
    app = await createTestApp();
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
    victim = await buildPatron(app.deps.db, { name: 'Victim Quetzal', email: 'quetzal@example.org' });
    await buildLoan(app.deps.db, { patron_id: victim.id });
    await buildSession(app.deps.db, victim);
  });
  afterAll(() => app.close());

  const calls = CATALOGUE.filter(({ access }) => isForPatrons(access)).map((contract) => ({
    name: contract.path,
    contract,
  }));

  async function send(contract: AnyEndpoint, input: Record<string, unknown>): Promise<string> {
    app.clock.advance(61);
    await app.deps.db.updateTable('session').set({ revoked_at: null, closing_at: null }).execute();
    const [method] = contract.methods;
    const headers = { [HEADERS.mappingPath]: 'alpha', [HEADERS.session]: token };
    const { body } =
      method === 'GET'
        ? await app.inject({
            url: `${contract.path}?${new URLSearchParams(input as Record<string, string>).toString()}`,
            headers,
          })
        : await app.inject({ url: contract.path, method, headers, payload: input });
    return body;
  }

  /** What the victim has. */
  async function ofVictim(): Promise<string> {
    const { db } = app.deps;
    const rows = await Promise.all([
      db.selectFrom('account').selectAll().where('id', '=', victim.id).execute(),
      db.selectFrom('patron').selectAll().where('id', '=', victim.id).execute(),
      db.selectFrom('loan').selectAll().where('patron_id', '=', victim.id).execute(),
      db.selectFrom('reader_setting').selectAll().where('patron_id', '=', victim.id).execute(),
      db.selectFrom('session').select(['id', 'revoked_at']).where('actor_id', '=', victim.id).execute(),
    ]);
    return JSON.stringify(rows);
  }

  it.each(calls)('$name tells and changes nothing of another reader', async ({ contract }) => {
    const before = await ofVictim();
    for (const [names, value] of [
      [IDENTITIES, victim.id],
      [IDENTITIES, victim.primary_id],
    ] as const) {
      const identity = Object.fromEntries(names.map((name) => [name, value]));
      const answer = await send(contract, { ...plausibleInput(contract), ...identity });
      expect(answer).not.toMatch(/quetzal/i);
    }
    expect(await ofVictim()).toBe(before);
  });
});
