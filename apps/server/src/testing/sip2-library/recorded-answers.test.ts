import { afterEach, describe, expect, it } from 'vitest';
import type { CatalogueCopies, CatalogueCopy } from '../../ports/ils/catalogue-copies.ts';
import { portalOverSip2 } from './portal-over-sip2.ts';
import { answersWith, RECORDED_PAIRS, type RecordedPair } from './recorded-pairs.ts';
import { type ScriptedServer, startScriptedServer } from './scripted-sip2-server.ts';

/** Answers of other library systems, as they were recorded. */
describe.skipIf(RECORDED_PAIRS.length === 0)(
  'answers of library systems that were recorded (skipped without the shared data)',
  () => {
    let server: ScriptedServer | undefined;
    afterEach(() => server?.close());

    /** A system that gives the answer of each pair to what it was the answer to. */
    async function replaying({ response }: RecordedPair) {
      server = await startScriptedServer((line, socket) => {
        const isAsked = { '63': '64', '17': '18', '29': '30' }[line.slice(0, 2)] === response.slice(0, 2);
        socket.write(
          isAsked ? `${response}\r` : '18040001' + '20220301    120000AB1|AJA title|AH20220326    235900|\r',
        );
      });
      return portalOverSip2(server.port, oneCopy, { checksums: 'sent' });
    }

    it.each(answersWith('64'))('tell of a patron, or that there is none: $id $note', async (pair) => {
      const ils = await replaying(pair);
      const valid = /\|BL(.)/.exec(pair.response)?.[1];
      const name = /(?:AE)([^|]*)/.exec(pair.response)?.[1] ?? '';
      const found = await ils.patrons?.find('card');
      if (valid === 'N') expect(found).toBeUndefined();
      else expect(found).toMatchObject({ name });
      const account = await ils.patronAccount('card');
      expect(account).toMatchObject(
        valid === 'N' ? { code: 'PATRON_NOT_FOUND' } : { name, owed: expect.any(Number) },
      );
    });

    it.each(answersWith('18'))('tell where a copy is: $id $note', async (pair) => {
      const ils = await replaying(pair);
      const items = await ils.items('bib');
      const due = /\|AH(\d{4})-?(\d\d)-?(\d\d)/.exec(pair.response)?.slice(1).join('-');
      const isOut = ['04', '05', '07', '11'].includes(pair.response.slice(2, 4));
      expect(items).toMatchObject([{ barcode: 'b1', ...(isOut && due && { dueDate: due }) }]);
      expect(await ils.availability(['bib'])).toBeInstanceOf(Map);
    });
  },
);

const copy: CatalogueCopy = {
  id: 'item',
  bibId: 'bib',
  barcode: 'b1',
  libraryCode: 'MAIN',
  locationCode: '3F',
  callNumber: '',
  volume: '',
  itemType: 'book',
  shelf: '',
  isReference: false,
  title: 'A title',
  author: '',
};

const oneCopy: CatalogueCopies = {
  ofBibs: async () => [copy],
  byBarcodes: async () => new Map(),
};
