import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdWrite } from '../../testing/held-write.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../testing/test-database.ts';
import { hashToken } from '../hash-token.ts';
import { createSessionLookup } from './session-lookup.ts';
import { beginToClose, openSession, revokeSession } from './sessions.ts';

describeOnBothDatabases('the lookup of sessions', 'SQL', (kind) => {
  let database: TestDatabase;
  const statements: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(kind, (sql) => statements.push(sql));
  });
  afterAll(() => database.close());

  const open = (actor_id: string) =>
    openSession(database.db, {
      tenant_id: '1001',
      actor_kind: 'patron',
      actor_id,
      created_at: '2026-03-02T08:00:00.000Z',
      expires_at: '2036-01-01T00:00:00.000Z',
    });

  it('asks once for calls that come together, and gives each its own session', async () => {
    const tokens = await Promise.all(['a', 'b', 'c', 'd'].map(open));
    const find = createSessionLookup(database.db);
    statements.length = 0;
    const hashes = [...tokens.map(hashToken), hashToken('unknown'), hashToken(tokens[0] ?? '')];
    const found = await Promise.all(hashes.map((hash) => find(hash)));
    expect(found.map((session) => session?.actor_id)).toEqual(['a', 'b', 'c', 'd', undefined, 'a']);
    expect(statements).toHaveLength(1);
  });

  it('remembers nothing: a session that was revoked is not found by the next call', async () => {
    const tokenHash = hashToken(await open('e'));
    const find = createSessionLookup(database.db);
    expect((await find(tokenHash))?.actor_id).toBe('e');
    await revokeSession(database.db, '1001', tokenHash, '2026-03-02T09:00:00.000Z');
    expect(await find(tokenHash)).toBeUndefined();
  });

  it('waits for no transaction that writes', async () => {
    const tokenHash = hashToken(await open('f'));
    const find = createSessionLookup(database.db);
    const closedAt = new Date('2026-03-02T09:00:00.000Z');
    const end = await holdWrite(database.db, (tx) => beginToClose(tx, '1001', tokenHash, closedAt));
    expect((await find(tokenHash))?.actor_id).toBe('f');
    await end();
  });

  it('raises a fault of the database to each who waits, and goes on afterwards', async () => {
    let isBroken = true;
    const broken = new Proxy(database.db, {
      get(target, name) {
        if (name === 'selectFrom' && isBroken) throw new Error('lost');
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
    const find = createSessionLookup(broken);
    const both = await Promise.allSettled([find('x'), find('y')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await find('x')).toBeUndefined();
  });
});
