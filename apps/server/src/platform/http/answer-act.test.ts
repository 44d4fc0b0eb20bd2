import { endpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { LOAN_NOT_FOUND } from '@lectern/contracts/library-system/renewal-errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { answerAct, contextOfPart } from './answer-act.ts';
import { implement } from './implement.ts';

const MOMENTS = ['before the commit', 'after the commit', 'with a second transaction', 'refused'] as const;

const note = endpoint({
  methods: ['POST'],
  path: '/test/note',
  origin: 'ours',
  access: 'public',
  summary: 'Notes a name',
  input: z.object({ name: z.string(), fault: z.enum(MOMENTS).optional() }),
  output: z.object({ noted: z.string() }),
  errors: [LOAN_NOT_FOUND],
  idempotent: true,
});

const put = (tx: Tx, name: string) =>
  tx.insertInto('lease').values({ name, owner: 'test', until: '2030-01-01T00:00:00.000Z' }).execute();

async function act(db: Db, { name, fault }: { readonly name: string; readonly fault?: string | undefined }) {
  if (fault === 'with a second transaction') await inTransaction(db, (tx) => put(tx, `${name} first`));
  return inTransaction(db, async (tx) => {
    if (fault === 'refused') return refuse(LOAN_NOT_FOUND);
    await put(tx, name);
    if (fault === 'before the commit') throw new Error('the process died');
    return { name };
  });
}

const noteCall = implement(note)(async ({ input, context, deps }) => {
  const answer = await answerAct(
    context,
    () => act(deps.db, input),
    ({ name }) => ({ noted: name }),
  );
  if (input.fault === 'after the commit') throw new Error('the process died');
  return answer;
});

const noteTwo = endpoint({ ...note, path: '/test/note-two' });

/** Dies between its two acts. */
const noteTwoCall = implement(noteTwo)(async ({ input, context, deps }) => {
  await answerAct(
    contextOfPart(context),
    () => act(deps.db, input),
    ({ name }) => ({ noted: name }),
  );
  throw new Error('the process died');
});

describe('an act whose answer is stored in its transaction', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ implementations: [noteCall, noteTwoCall] });
  });
  afterAll(() => app.close());

  const send = (name: string, fault?: (typeof MOMENTS)[number]) =>
    app.inject({
      url: '/test/note',
      method: 'POST',
      payload: { name, fault },
      headers: { [HEADERS.mappingPath]: 'alpha', [HEADERS.idempotencyKey]: `key-of-${name}` },
    });
  const stored = async (name: string) =>
    (await app.deps.db.selectFrom('lease').select('name').where('name', 'like', `${name}%`).execute()).length;

  it('answers its outcome to a repetition after the process died behind the commit', async () => {
    expect((await send('lucky', 'after the commit')).statusCode).toBe(500);
    expect((await send('lucky', 'after the commit')).json()).toMatchObject({ data: { noted: 'lucky' } });
    expect(await stored('lucky')).toBe(1);
  });

  it('stays undecided where the process died before the commit', async () => {
    expect((await send('unlucky', 'before the commit')).statusCode).toBe(500);
    expect((await send('unlucky', 'before the commit')).json()).toMatchObject({
      errCode: 'IDEMPOTENCY_UNDECIDED',
    });
    expect(await stored('unlucky')).toBe(0);
  });

  it('frees the key where it is refused', async () => {
    expect((await send('refused', 'refused')).statusCode).toBe(404);
    expect((await send('refused')).json()).toMatchObject({ data: { noted: 'refused' } });
  });

  it('answers nothing for a call of which it was only a part', async () => {
    const sendTwo = () =>
      app.inject({
        url: '/test/note-two',
        method: 'POST',
        payload: { name: 'part' },
        headers: { [HEADERS.mappingPath]: 'alpha', [HEADERS.idempotencyKey]: 'key-of-parts' },
      });
    expect((await sendTwo()).statusCode).toBe(500);
    expect((await sendTwo()).json()).toMatchObject({ errCode: 'IDEMPOTENCY_UNDECIDED' });
    expect(await stored('part')).toBe(1);
  });

  it('answers as before without a key', async () => {
    const answer = await app.inject({
      url: '/test/note',
      method: 'POST',
      payload: { name: 'keyless' },
      headers: { [HEADERS.mappingPath]: 'alpha' },
    });
    expect(answer.json()).toMatchObject({ data: { noted: 'keyless' } });
  });

  it('fails where the act has a second transaction, as the answer of the first may be stored alone', async () => {
    expect((await send('double', 'with a second transaction')).statusCode).toBe(500);
  });
});
