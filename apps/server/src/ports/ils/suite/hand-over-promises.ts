import { describe, expect, it } from 'vitest';
import { expectCode, type IlsWorld, lentItem, offered } from '../ils-world.ts';

/** Copies that change hands between readers by a code. */
export function promiseHandOvers(given: () => IlsWorld): void {
  const handOvers = () => offered(given().ils.handOvers);
  const requests = () => offered(given().ils.requests);

  /** A reader who has a copy on loan and lends it on, and one who asks for it. */
  async function asked() {
    const { patron: holder, item, loan } = await lentItem(given(), {});
    await handOvers().setTakesPart(holder, true);
    const asker = await given().addPatron();
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

  describe('hand-overs', () => {
    it('are only of loans of patrons who take part', async () => {
      const { patron, loan } = await lentItem(given(), {});
      expect(await handOvers().takesPart(patron)).toBe(false);
      expect(await handOvers().lendable(patron)).toEqual([]);
      expect(await handOvers().setTakesPart(patron, true)).toBe(true);
      expect(await handOvers().lendable(patron)).toMatchObject([{ loanId: loan, askers: 0 }]);
    });

    it('are asked of the holder alone, who learns who asks', async () => {
      const { holder, asker, id } = await asked();
      const part = { offset: 0, limit: 10 };
      expect(await handOvers().askedOf(holder, part)).toMatchObject({
        total: 1,
        requests: [{ id, contact: '13800138000', comments: 'Please', codeEntered: false }],
      });
      expect(await handOvers().askedOf(asker, part)).toMatchObject({ total: 0 });
      const accepts = { accepts: true, note: '' };
      await expectCode(handOvers().answer(asker, id, accepts), 'REQUEST_NOT_FOUND');
      await handOvers().answer(holder, id, { accepts: false, note: 'I need it' });
      await expectCode(handOvers().answer(holder, id, accepts), 'REQUEST_MOVED_ON');
    });

    it('end with the loan of who asked, after the code, the barcode and the receipt, in this order', async () => {
      const { holder, asker, item, id } = await asked();
      await expectCode(handOvers().showCode(asker, id), 'TAKE_CODE_NOT_NOW');
      await handOvers().answer(holder, id, { accepts: true, note: '' });
      const copy = { barcode: item.barcode, note: '' };
      await expectCode(handOvers().handOver(holder, id, copy), 'TAKE_CODE_EXPIRED');
      const { code, enteredBy } = await handOvers().showCode(asker, id);
      expect(enteredBy).toBe('holder');
      const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
      await expectCode(handOvers().enterCode(holder, id, wrong), 'TAKE_CODE_WRONG');
      expect(await handOvers().enterCode(holder, id, code)).toMatchObject({ codeEntered: true });
      await expectCode(
        handOvers().handOver(holder, id, { barcode: 'another', note: '' }),
        'TAKE_BARCODE_WRONG',
      );
      await handOvers().handOver(holder, id, copy);
      expect(await given().ils.loans(holder)).toHaveLength(1);
      await handOvers().receive(asker, id);
      await handOvers().receive(asker, id);
      expect(await given().ils.loans(holder)).toEqual([]);
      expect(await given().ils.loans(asker)).toMatchObject([{ barcode: item.barcode, renewals: 0 }]);
    });

    it('of one copy are promised to one reader, and end once when both sides act at the same time', async () => {
      const { holder, asker, item, id } = await asked();
      await handOvers().answer(holder, id, { accepts: true, note: '' });
      const { code } = await handOvers().showCode(asker, id);
      await handOvers().enterCode(holder, id, code);
      await Promise.all(
        [1, 2].map(() => handOvers().handOver(holder, id, { barcode: item.barcode, note: '' })),
      );
      await Promise.all([1, 2].map(() => handOvers().receive(asker, id)));
      expect(await given().ils.loans(asker)).toHaveLength(1);
      const { moves } = await requests().find(asker, id);
      expect(moves.filter(({ step }) => step === 'awaiting_return')).toHaveLength(1);
    });
  });
}
