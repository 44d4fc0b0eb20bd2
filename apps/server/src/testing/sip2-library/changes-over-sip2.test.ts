import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IlsPort } from '../../ports/ils/ils-port.ts';
import { portalOverSip2 } from './portal-over-sip2.ts';
import { type ScriptedServer, startScriptedServer } from './scripted-sip2-server.ts';
import { sip2CopiesOf } from './sip2-copies.ts';

const NOW = '20260302    120000';
const BARCODES = ['b1', 'b2', 'b3'];

/** Changes whose answer does not come, or that a system makes in its own way. */
describe('what is changed over SIP2', () => {
  /** Due dates of what the reader has. */
  const due = new Map<string, string>();
  /** Codes whose answer is lost after the change was made. */
  const lost = new Set<string>();
  let server: ScriptedServer;
  let ils: IlsPort;

  beforeEach(async () => {
    lost.clear();
    due.clear();
    for (const barcode of ['b1', 'b2', 'b3']) due.set(barcode, '20260312');
    server = await startScriptedServer((line, socket) => {
      const code = line.slice(0, 2);
      const answer = answerTo(code, line);
      if (lost.has(code)) socket.destroy();
      else socket.write(`${answer}\r`);
    });
    const copies = sip2CopiesOf([...BARCODES, 'b4']);
    ils = portalOverSip2(server.port, copies, { checksums: 'none', cacheSeconds: 0 });
  });
  afterEach(() => server.close());

  /** Renews b1 and b2, and b3 never. Lends b4. */
  function answerTo(code: string, line: string): string {
    const barcode = /AB([^|]*)/.exec(line)?.[1] ?? '';
    switch (code) {
      case '63': {
        const count = String(due.size).padStart(4, '0');
        const named = [...due.keys()].map((one) => `AU${one}|`).join('');
        return `64${' '.repeat(14)}000${NOW}00000000${count}000000000000AO|AA1|AEAda|BLY|${named}`;
      }
      case '17': {
        const until = due.get(barcode);
        return `18${until ? '04' : '03'}0001${NOW}AB${barcode}|AJ红楼梦|${until ? `AH${until}    235900|` : ''}`;
      }
      case '65':
        for (const one of ['b1', 'b2']) due.set(one, '20260401');
        return `66100020001${NOW}AO|BM红楼梦|BM红楼梦|BN红楼梦|`;
      case '29':
        return `300NUN${NOW}AO|AA1|AB${barcode}|AJ|AH|AF有人预约|`;
      case '11':
        due.set(barcode, '20260401');
        return `121NUN${NOW}AO|AA1|AB${barcode}|AJ|AH20260401    235900|`;
      case '09':
        due.delete(barcode);
        return `101YNN${NOW}AO|AB${barcode}|AQ|`;
      default:
        throw new Error(`${code} was sent`);
    }
  }

  const sent = (code: string) => server.lines.filter((line) => line.startsWith(code)).length;
  async function renew(...ids: string[]) {
    const results = await ils.renew('1', ids);
    if (isRefusal(results)) throw new Error(results.code);
    return results.map(({ loanId, renewed, refusal }) => [loanId, renewed, refusal?.code ?? '']);
  }

  it('renews all loans with one message, and asks by itself for those that were not, to say why', async () => {
    expect(await renew(...BARCODES)).toEqual([
      ['b1', true, ''],
      ['b2', true, ''],
      ['b3', false, 'RENEWAL_DENIED_BECAUSE'],
    ]);
    expect([sent('65'), sent('29')]).toEqual([1, 1]);
  });

  it('renews some of the loans one by one', async () => {
    expect(await renew('b3')).toEqual([['b3', false, 'RENEWAL_DENIED_BECAUSE']]);
    expect(sent('65')).toBe(0);
  });

  it('asks for no loan twice when the answer for all is lost, and knows which were renewed', async () => {
    lost.add('65');
    expect(await renew(...BARCODES)).toEqual([
      ['b1', true, ''],
      ['b2', true, ''],
      ['b3', false, 'LOAN_CHANGED'],
    ]);
    expect([sent('65'), sent('29')]).toEqual([1, 0]);
  });

  it('has lent a copy whose answer was lost, and asked once', async () => {
    lost.add('11');
    const request = { patronId: '1', barcode: 'b4', libraryCode: 'MAIN' };
    expect(await ils.selfCheck?.checkOut(request)).toMatchObject({ barcode: 'b4', dueDate: '2026-04-01' });
    expect(sent('11')).toBe(1);
  });

  it('has taken back a copy whose answer was lost, and wants staff to look at it', async () => {
    lost.add('09');
    const returned = await ils.selfCheck?.checkIn({ barcode: 'b1', libraryCode: 'MAIN' });
    expect(returned).toMatchObject({ needsStaff: true });
    expect(sent('09')).toBe(1);
  });
});
