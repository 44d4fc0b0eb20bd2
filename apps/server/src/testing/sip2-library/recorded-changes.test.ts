import { afterEach, describe, expect, it } from 'vitest';
import { portalOverSip2 } from './portal-over-sip2.ts';
import { answersWith, RECORDED_PAIRS, type RecordedPair } from './recorded-pairs.ts';
import { type ScriptedServer, startScriptedServer } from './scripted-sip2-server.ts';
import { sip2CopiesOf } from './sip2-copies.ts';

const fieldIn = (message: string, field: string) =>
  new RegExp(`\\|?${field}([^|]*)\\|`).exec(message)?.[1] ?? '';

/** Answers of other library systems to what was changed there, as they were recorded. What is asked besides is answered in their sense. */
describe.skipIf(RECORDED_PAIRS.length === 0)(
  'recorded answers to changes (skipped without the shared data)',
  () => {
    let server: ScriptedServer | undefined;
    afterEach(() => server?.close());

    async function replaying({ request, response }: RecordedPair) {
      const isDone = ['1', 'Y'].includes(response[2] ?? '');
      const barcode = fieldIn(response, 'AB') || 'b1';
      const lent = response.startsWith('12') ? isDone : response.startsWith('66');
      const [code] = [request.slice(0, 2)];
      server = await startScriptedServer((line, socket) => {
        const asked = line.slice(0, 2);
        if (asked === code) return void socket.write(`${response}\r`);
        const answer =
          asked === '63'
            ? `64${' '.repeat(14)}00020260302    12000000000000000${lent ? 2 : 0}000000000000AO|AA1|AEAda|BLY|BHUSD|BV111.11|${lent ? `AU${barcode}|AUb2|` : ''}`
            : asked === '29'
              ? '300NUN20260302    120000AO|AA1|AB|AJ|AH|'
              : `18040001${'20260302    120000'}AB${fieldIn(line, 'AB')}|AJA title|AH20260326    235900|`;
        socket.write(`${answer}\r`);
      });
      const copies = sip2CopiesOf([barcode, 'b2']);
      return { ils: portalOverSip2(server.port, copies, { checksums: 'sent' }), isDone, barcode };
    }

    it.each(answersWith('12'))('a copy is lent, or the system says why not: $id', async (pair) => {
      const { ils, isDone, barcode } = await replaying(pair);
      const answer = await ils.selfCheck?.checkOut({ patronId: '1', barcode, libraryCode: 'MAIN' });
      const words = fieldIn(pair.response, 'AF');
      if (isDone) expect(answer).toMatchObject({ barcode, dueDate: '2026-03-26' });
      else expect(answer).toMatchObject({ code: 'SELF_CHECK_DENIED_BECAUSE', details: { reason: words } });
    });

    it.each(answersWith('10'))(
      'a copy is taken back, perhaps for the staff to look at: $id',
      async (pair) => {
        const { ils, isDone, barcode } = await replaying(pair);
        const answer = await ils.selfCheck?.checkIn({ barcode, libraryCode: 'MAIN' });
        if (isDone) expect(answer).toEqual({ finePosted: 0, needsStaff: pair.response[5] === 'Y' });
        else expect(answer).toMatchObject({ code: expect.stringMatching(/^SELF_CHECK_DENIED/) });
      },
    );

    it.each(answersWith('38'))('a payment is taken: $id', async (pair) => {
      const { ils, isDone } = await replaying(pair);
      const payment = {
        patronId: '1',
        reference: 'p1',
        fineIds: ['balance'],
        amount: 11_111,
        method: 'online',
      } as const;
      expect(await ils.payments?.book(payment)).toMatchObject(
        isDone ? { booked: true } : { code: 'PAYMENT_NOT_TAKEN' },
      );
    });

    it.each(answersWith('66'))('all loans are renewed as far as their dates say so: $id', async (pair) => {
      const { ils, barcode } = await replaying(pair);
      const results = await ils.renew('1', [barcode, 'b2']);
      expect(results).toMatchObject([{ renewed: false }, { renewed: false }]);
    });
  },
);
