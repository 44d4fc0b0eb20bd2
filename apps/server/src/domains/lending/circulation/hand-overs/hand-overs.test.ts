import { isRefusal, type Refusal } from '@lectern/contracts/kernel/refusal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../../platform/db/database.ts';
import { type IlsWorld, lentItem, offered } from '../../../../ports/ils/ils-world.ts';
import { localActs, localIls, testCodes } from '../../../../testing/local-systems.ts';
import { fillLocalWorld, prepareLocalWorld } from '../../../../testing/local-world.ts';
import { createTestClock, type TestClock } from '../../../../testing/test-clock.ts';
import { createTestDatabase, describeOnBothDatabases } from '../../../../testing/test-database.ts';
import { answerAsker } from './answer-asker.ts';
import { enterAskersCode, handOver } from './hand-over.ts';
import { listAsked } from './list-asked.ts';
import { listLendable } from './list-lendable.ts';
import { receiveCopy } from './receive.ts';
import { showTakeCode } from './show-take-code.ts';
import { setTakesPart, takesPart } from './take-part.ts';

describeOnBothDatabases('hand-overs', 'locks', (kind) => {
  let db: Db;
  let clock: TestClock;
  let world: IlsWorld;
  beforeEach(async () => {
    const database = await createTestDatabase(kind);
    ({ db } = database);
    clock = createTestClock();
    await prepareLocalWorld(db, clock);
    world = { ...fillLocalWorld(db), ils: localIls({ db, clock }), close: database.close };
  });
  afterEach(() => world.close());

  const now = () => localActs({ clock });
  const requests = () => offered(world.ils.requests);

  /** A reader who has a copy on loan and lends it on, and one who asks for it. */
  async function asked() {
    const { patron: holder, item, loan } = await lentItem(world, {});
    await setTakesPart(db, now(), holder, true);
    const asker = await world.addPatron();
    const { id } = await requests().place(asker, {
      kind: 'relending',
      bibId: item.bibId,
      itemId: item.id,
      contact: '13800138000',
      noticeWays: [],
      comments: 'Please',
    });
    return { holder, asker, item, loan, id };
  }

  it('are only of loans of patrons who take part', async () => {
    const { patron, loan } = await lentItem(world, {});
    expect(await takesPart(db, now(), patron)).toBe(false);
    expect(await listLendable(db, now(), patron)).toEqual([]);
    expect(await setTakesPart(db, now(), patron, true)).toBe(true);
    expect(await listLendable(db, now(), patron)).toMatchObject([{ loanId: loan, askers: 0 }]);
  });

  it('are asked of the holder alone, who learns who asks', async () => {
    const { holder, asker, id } = await asked();
    const part = { offset: 0, limit: 10 };
    expect(await listAsked(db, now(), holder, part)).toMatchObject({
      total: 1,
      requests: [{ id, contact: '13800138000', comments: 'Please', codeEntered: false }],
    });
    expect(await listAsked(db, now(), asker, part)).toMatchObject({ total: 0 });
    const accepts = { accepts: true, note: '' };
    expect(await answerAsker(db, now(), asker, id, accepts)).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    await answerAsker(db, now(), holder, id, { accepts: false, note: 'I need it' });
    expect(await answerAsker(db, now(), holder, id, accepts)).toMatchObject({ code: 'REQUEST_MOVED_ON' });
  });

  it('end with the loan of who asked, after the code, the barcode and the receipt, in this order', async () => {
    const { holder, asker, item, id } = await asked();
    expect(await showTakeCode(db, now(), testCodes, asker, id)).toMatchObject({ code: 'TAKE_CODE_NOT_NOW' });
    await answerAsker(db, now(), holder, id, { accepts: true, note: '' });
    const copy = { barcode: item.barcode, note: '' };
    expect(await handOver(db, now(), holder, id, copy)).toMatchObject({ code: 'TAKE_CODE_EXPIRED' });
    const { code, enteredBy } = granted(await showTakeCode(db, now(), testCodes, asker, id));
    expect(enteredBy).toBe('holder');
    const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
    expect(await enterAskersCode(db, now(), testCodes, holder, id, wrong)).toMatchObject({
      code: 'TAKE_CODE_WRONG',
    });
    expect(await enterAskersCode(db, now(), testCodes, holder, id, code)).toMatchObject({
      codeEntered: true,
    });
    expect(await handOver(db, now(), holder, id, { barcode: 'another', note: '' })).toMatchObject({
      code: 'TAKE_BARCODE_WRONG',
    });
    await handOver(db, now(), holder, id, copy);
    expect(await world.ils.loans(holder)).toHaveLength(1);
    await receiveCopy(db, now(), asker, id);
    await receiveCopy(db, now(), asker, id);
    expect(await world.ils.loans(holder)).toEqual([]);
    expect(await world.ils.loans(asker)).toMatchObject([{ barcode: item.barcode, renewals: 0 }]);
  });

  it('of one copy are promised to one reader, and end once when both sides act at the same time', async () => {
    const { holder, asker, item, id } = await asked();
    await answerAsker(db, now(), holder, id, { accepts: true, note: '' });
    const { code } = granted(await showTakeCode(db, now(), testCodes, asker, id));
    await enterAskersCode(db, now(), testCodes, holder, id, code);
    await Promise.all([1, 2].map(() => handOver(db, now(), holder, id, { barcode: item.barcode, note: '' })));
    await Promise.all([1, 2].map(() => receiveCopy(db, now(), asker, id)));
    expect(await world.ils.loans(asker)).toHaveLength(1);
    const { moves } = await requests().find(asker, id);
    expect(moves.filter(({ step }) => step === 'awaiting_return')).toHaveLength(1);
  });
});

/** An answer that is no refusal. */
function granted<Answer>(answer: Answer): Exclude<Answer, Refusal> {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer as Exclude<Answer, Refusal>;
}
