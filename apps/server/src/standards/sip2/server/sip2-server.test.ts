import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTerminal, removeTerminal } from '../../../domains/counter/terminals/terminals.ts';
import { checkLedger } from '../../../domains/lending/circulation/ledger/check-ledger.ts';
import { hashPassword } from '../../../domains/people/account/password-hash.ts';
import { createLineSplitter } from '../../../platform/sip2/line-splitter.ts';
import type { Sip2Encoding } from '../../../platform/sip2/sip2-encodings.ts';
import type { Sip2LineEnd } from '../../../platform/sip2/sip2-line-ends.ts';
import {
  buildBlock,
  buildEditionsOf,
  buildFineEntry,
  buildLoan,
  buildPatron,
  buildRequest,
} from '../../../testing/builders.ts';
import { buildBib, buildItem, buildLibrary } from '../../../testing/catalogue-builders.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeCertificate } from '../../../testing/test-certificate.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { type Sip2Server, startSip2Server } from './sip2-server.ts';

const PIN = 'a secret of the reader';
const LIMITS = {
  host: '127.0.0.1',
  port: 0,
  tls: undefined,
  connections: 20,
  silenceMs: 60_000,
  signInMs: 60_000,
};
const NOW = '20260302    120000';

/** A machine of ours: sends a line, waits for a line. */
async function openMachine(port: number, localAddress = '127.0.0.1') {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress });
  await once(socket, 'connect');
  const splitter = createLineSplitter(100_000);
  const lines: string[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  socket.on('data', (chunk: Buffer) => {
    for (const line of splitter.push(chunk) ?? []) {
      const next = waiting.shift();
      if (next) next(line.toString());
      else lines.push(line.toString());
    }
  });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  void closed.then(() => {
    for (const next of waiting.splice(0)) next(undefined);
  });
  return {
    socket,
    closed,
    write: (text: string | Buffer) => socket.write(text),
    /** The next line; undefined once the connection is closed. */
    read: () =>
      new Promise<string | undefined>((resolve) => {
        const line = lines.shift();
        if (line !== undefined || socket.destroyed) resolve(line);
        else waiting.push(resolve);
      }),
    async ask(text: string) {
      socket.write(`${text}\r`);
      return (await this.read()) ?? 'closed';
    },
  };
}

describeOnEachDatabase('the SIP2 server', (kind) => {
  let app: TestApp;
  let server: Sip2Server;
  let login: string;
  let password_hash: string;
  const logged: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) });
    app = await createTestApp({ kind, log });
    const { db } = app.deps;
    await buildLibrary(db);
    await buildLibrary(db, { code: 'SOUTH', names: '{"en-US":"South Library"}', position: 1 });
    login = await newLogin('kiosk');
    password_hash = await hashPassword(PIN);
    server = await startSip2Server(app.deps, LIMITS);
  });
  afterAll(async () => {
    await server.stop();
    await app.close();
  });

  async function newLogin(
    account: string,
    { needsPin = true, encoding = 'utf-8' as Sip2Encoding, lineEnd = 'cr' as Sip2LineEnd } = {},
  ) {
    const terminal = { account, libraryCode: 'MAIN', encoding, lineEnd, needsPin };
    const added = await addTerminal(app.deps, '1001', terminal);
    if ('fault' in added) throw new Error(added.fault);
    return `9300CNalpha/${account}|CO${added.secret}|`;
  }
  async function signedIn(line = login) {
    const machine = await openMachine(server.port);
    expect(await machine.ask(line)).toBe('941');
    return machine;
  }
  async function idOf(barcode: string) {
    const row = await app.deps.db
      .selectFrom('item')
      .select('id')
      .where('barcode', '=', barcode)
      .executeTakeFirstOrThrow();
    return row.id;
  }
  const reader = (given = {}) => buildPatron(app.deps.db, { password_hash, ...given });
  const checkOutOf = (card: string, barcode: string, pin = PIN) =>
    `11YN${NOW}${NOW}AOMAIN|AA${card}|AB${barcode}|AC|AD${pin}|`;

  it('lets in terminals with their secret only, and of their own library', async () => {
    const machine = await openMachine(server.port);
    expect(await machine.ask('9900302.00')).toMatch(/^98NNNNNN/);
    expect(await machine.ask('9300CNalpha/kiosk|COwrong|')).toBe('940');
    expect(await machine.ask(login.replace('alpha/', 'beta/'))).toBe('940');
    expect(await machine.ask('9300CNkiosk|COwrong|')).toBe('940');
    await machine.closed;
    const good = await signedIn();
    expect(await good.ask('9900302.00')).toMatch(
      /^98YYYYYN300003.{18}2\.00AOMAIN\|AM.*\|BXYYYYYYYYYYYNYYYY\|$/,
    );
    good.socket.destroy();
  });

  it('answers nothing else to a machine that has not signed in', async () => {
    const machine = await openMachine(server.port);
    expect(await machine.ask(`17${NOW}AO|ABx|`)).toBe('closed');
  });

  it('lends, renews and takes back, noted in the audit without the reader', async () => {
    const { db } = app.deps;
    const machine = await signedIn();
    const { id, primary_id: card, name } = await reader();
    const item = await buildItem(db);
    const lent = await machine.ask(checkOutOf(card, item.barcode));
    expect(lent).toMatch(/^121NUY/);
    expect(lent).toContain('|AH20260401    235959|');
    expect(await machine.ask(`17${NOW}AO|AB${item.barcode}|`)).toMatch(/^1804/);
    const counts = await machine.ask(`63001${NOW}  Y       AOMAIN|AA${card}|AC|AD${PIN}|`);
    expect(counts).toMatch(/^64 {14}001.{18}0000000000010000/);
    expect(counts).toContain(`|AE${name}|`);
    expect(counts).toContain(`|AU${item.barcode}|`);
    app.clock.advance(20 * 86_400);
    expect(await machine.ask(`29NN${NOW}${NOW}AO|AA${card}|AD${PIN}|AB${item.barcode}|`)).toMatch(/^301YUY/);
    expect(await machine.ask(`65${NOW}AO|AA${card}|AD${PIN}|`)).toMatch(/^661000[01]000[01]/);
    expect(await machine.ask(`35${NOW}AO|AA${card}|`)).toMatch(/^36Y/);
    const back = await machine.ask(`09N${NOW}${' '.repeat(18)}AP|AOMAIN|AB${item.barcode}|AC|`);
    expect(back).toMatch(/^101YUN/);
    expect(back).toContain('|CLshelf|');
    const audit = db.selectFrom('audit_entry').selectAll().where('action', 'like', 'selfCheck.%');
    const entries = await audit.execute();
    expect(entries.map(({ action }) => action).sort()).toEqual(['selfCheck.checkIn', 'selfCheck.checkOut']);
    expect(JSON.stringify(entries)).toContain('SIP2 kiosk');
    expect(JSON.stringify(entries)).not.toContain(id);
    machine.socket.destroy();
  });

  it('says where a returned copy goes and for whom it is kept', async () => {
    const { db } = app.deps;
    const machine = await signedIn();
    const kept = await buildItem(db);
    await buildRequest(db, { bib_id: kept.bib_id });
    const here = await machine.ask(`09N${NOW}${NOW}AP|AO|AB${kept.barcode}|AC|`);
    expect(here).toMatch(/^101YUY/);
    expect(here).toContain('|CLhold_shelf|CV01|');
    const other = await buildItem(db, { library_code: 'SOUTH' });
    const sent = await machine.ask(`09N${NOW}${NOW}AP|AO|AB${other.barcode}|AC|`);
    expect(sent).toContain('|CV04|CTSOUTH|');
    expect(await machine.ask(`09N${NOW}${NOW}AP|AO|ABnobody|AC|`)).toMatch(/^100NUY.*\|CV99\|AF/);
    machine.socket.destroy();
  });

  it('tells and lends nothing without the password of the reader', async () => {
    const machine = await signedIn();
    const { primary_id: card, name } = await reader();
    const { barcode } = await buildItem(app.deps.db);
    expect(await machine.ask(checkOutOf(card, barcode, ''))).toMatch(/^120.*\|AF/);
    expect(await machine.ask(checkOutOf(card, barcode, 'wrong'))).toMatch(/^120.*\|AF/);
    const status = await machine.ask(`23001${NOW}AO|AA${card}|AC|ADwrong|`);
    expect(status).toMatch(/^24YYYY {10}001.*\|AE\|BLY\|CQN\|/);
    expect(status).not.toContain(name);
    expect(await machine.ask(`23001${NOW}AO|AAnobody|AC|AD|`)).toMatch(/\|BLN\|CQN\|/);
    expect(await machine.ask(`23001${NOW}AO|AA${card}|AC|AD${PIN}|`)).toMatch(/^24 {14}.*\|BLY\|CQY\|/);
    machine.socket.destroy();
  });

  it('takes the right password of one card from many machines at once', async () => {
    const { primary_id: card } = await reader();
    const machines = await Promise.all(Array.from({ length: 8 }, () => signedIn()));
    const answers = await Promise.all(
      machines.map((machine) => machine.ask(`23001${NOW}AO|AA${card}|AC|AD${PIN}|`)),
    );
    for (const machine of machines) machine.socket.destroy();
    for (const answer of answers) expect(answer).toMatch(/\|BLY\|CQY\|/);
  });

  it('needs the card alone at a terminal that was added so, and speaks its encoding', async () => {
    const machine = await signedIn(await newLogin('card-only', { needsPin: false, encoding: 'gb18030' }));
    const { primary_id: card } = await reader({ name: '李明' });
    machine.write(`23019${NOW}AO|AA${card}|AC|AD|\r`);
    const [bytes] = (await once(machine.socket, 'data')) as [Buffer];
    expect(new TextDecoder('gb18030').decode(bytes)).toContain('|AE李明|');
    machine.socket.destroy();
  });

  it('says in words why a reader may not borrow', async () => {
    const machine = await signedIn();
    const { primary_id: card } = await reader({ status: 'frozen' });
    const { barcode } = await buildItem(app.deps.db);
    expect(await machine.ask(checkOutOf(card, barcode))).toMatch(/^120NUN.*\|AF[^|]+\|/);
    expect(await machine.ask(`23001${NOW}AO|AA${card}|AC|AD${PIN}|`)).toMatch(/^24YY Y/);
    machine.socket.destroy();
  });

  it('denies all to a reader who is blocked for a time, and says until when', async () => {
    const machine = await signedIn();
    const { id, primary_id: card } = await reader();
    await buildBlock(app.deps.db, { patron_id: id, last_day: '2026-12-24' });
    const { barcode } = await buildItem(app.deps.db);
    expect(await machine.ask(checkOutOf(card, barcode))).toMatch(/^120NUN.*\|AF[^|]*24 December[^|]*\|/);
    expect(await machine.ask(`23001${NOW}AO|AA${card}|AC|AD${PIN}|`)).toMatch(
      /^24YY Y.*\|AF[^|]*24 December/,
    );
    machine.socket.destroy();
  });

  it('reserves the title of a copy for a reader and cancels it', async () => {
    const machine = await signedIn();
    const { id, primary_id: card } = await reader({ phone: '13800138000' });
    const { barcode, bib_id } = await buildItem(app.deps.db);
    const holdOf = (mode: string, pin = PIN) => `15${mode}${NOW}AO|AA${card}|AD${pin}|AB${barcode}|`;
    expect(await machine.ask(holdOf('+'))).toMatch(/^160N.*\|AF[^|]+\|/);
    await buildLoan(app.deps.db, { item_id: await idOf(barcode) });
    expect(await machine.ask(holdOf('+', 'wrong'))).toMatch(/^160N/);
    expect(await machine.ask(holdOf('+'))).toMatch(/^161N.*\|BR1\|BSMAIN\|/);
    const open = () =>
      app.deps.db
        .selectFrom('request')
        .select('ended_at')
        .where('patron_id', '=', id)
        .where('bib_id', '=', bib_id)
        .execute();
    expect(await open()).toEqual([{ ended_at: null }]);
    expect(await machine.ask(holdOf('*'))).toMatch(/^160/);
    expect(await machine.ask(holdOf('-'))).toMatch(/^161/);
    expect((await open())[0]?.ended_at).not.toBeNull();
    machine.socket.destroy();
  });

  it('counts a reservation of any edition once, by the title it was chosen from, and knows it by a copy of each', async () => {
    const { db } = app.deps;
    const machine = await signedIn();
    const { id, primary_id: card } = await reader({ phone: '13800138000' });
    const bibs = [await buildBib(db, { title: 'Emma' }), await buildBib(db, { title: 'Emma, a novel' })];
    const [own, other] = await Promise.all(bibs.map((bib) => buildItem(db, { bib_id: bib.id })));
    for (const item of [own!, other!]) await buildLoan(db, { item_id: item.id });
    const waits = async () => {
      const request = await buildRequest(db, { patron_id: id, bib_id: bibs[0]!.id });
      await buildEditionsOf(db, request.id, [bibs[0]!.id, bibs[1]!.id]);
      return request.id;
    };
    const stepOf = async (requestId: string) =>
      db.selectFrom('request').select(['step', 'bib_id']).where('id', '=', requestId).executeTakeFirst();
    const first = await waits();
    for (const { barcode } of [own!, other!]) {
      expect(await machine.ask(`17${NOW}AO|AB${barcode}|`)).toContain('|CF1|');
      const again = await machine.ask(`15+${NOW}AO|AA${card}|AD${PIN}|AB${barcode}|`);
      expect(again).toMatch(/^160N.*\|AF[^|]+\|/);
    }
    const counts = await machine.ask(`63001${NOW}     Y    AOMAIN|AA${card}|AC|AD${PIN}|`);
    expect(counts).toMatch(/^64 {14}001.{18}000000000000000000000001/);
    expect(counts.match(/\|CD[^|]+/g)).toEqual(['|CDEmma']);
    expect(await machine.ask(`15-${NOW}AO|AA${card}|AD${PIN}|AB${other!.barcode}|`)).toMatch(/^161N/);
    expect(await stepOf(first)).toMatchObject({ step: 'cancelled' });

    const second = await waits();
    const back = await machine.ask(`09N${NOW}${' '.repeat(18)}AP|AOMAIN|AB${other!.barcode}|AC|`);
    expect(back).toContain('|CV01|');
    const ready = await machine.ask(`63001${NOW}Y         AOMAIN|AA${card}|AC|AD${PIN}|`);
    expect(ready).toContain('|ASEmma, a novel|');
    expect(await machine.ask(checkOutOf(card, other!.barcode))).toMatch(/^121/);
    expect(await stepOf(second)).toEqual({ step: 'borrowed', bib_id: bibs[1]!.id });
    expect(await machine.ask(`17${NOW}AO|AB${own!.barcode}|`)).toContain('|CF0|');
    machine.socket.destroy();
  });

  it('books what a machine took for whole charges, once, and nothing else', async () => {
    const machine = await signedIn();
    const { id, primary_id: card } = await reader();
    for (const [amount, day] of [
      [250, '01'],
      [100, '02'],
    ] as const)
      await buildFineEntry(app.deps.db, { patron_id: id, amount, posted_at: `2026-02-${day}T02:00:00.000Z` });
    const pay = (amount: string, currency = 'CNY', pin = PIN) =>
      machine.ask(`37${NOW}0100${currency}BV${amount}|AO|AA${card}|AC|AD${pin}|BKt1|`);
    for (const wrong of ['1.00', '9.99', '-2.50', '0', '2.505', '2,50', 'much', '']) {
      expect([wrong, await pay(wrong)]).toEqual([wrong, expect.stringMatching(/^38N.*\|BKt1\|AF[^|]+\|/)]);
    }
    // What grows is no charge, and no machine can take it.
    await buildLoan(app.deps.db, { patron_id: id, due_date: '2026-02-20' });
    expect(await machine.ask(`23001${NOW}AO|AA${card}|AC|AD${PIN}|`)).toContain('|BV3.50|');
    expect(await pay('2.50', 'EUR')).toMatch(/^38N/);
    expect(await pay('2.50', 'CNY', 'wrong')).toMatch(/^38N/);
    expect(await pay('2.50')).toMatch(/^38Y/);
    expect(await pay('2.50')).toMatch(/^38N/);
    expect(await pay('1.00')).toMatch(/^38Y/);
    expect(await machine.ask(`23001${NOW}AO|AA${card}|AC|AD${PIN}|`)).toContain('|BV0.00|');
    expect(await checkLedger(app.deps.db)).toEqual([]);
    const audit = await app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'selfCheck.pay')
      .execute();
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).toContain('SIP2 kiosk');
    expect(JSON.stringify(audit)).not.toContain(id);
    machine.socket.destroy();
  });

  it('freezes the account of a card that a machine kept, tells nothing of its reader, and lifts no block', async () => {
    const machine = await signedIn();
    const { id, primary_id: card, name } = await reader();
    const answer = await machine.ask(`01Y${NOW}AO|ALCard was left here|AA${card}|AC|`);
    expect(answer).toMatch(/^24YYYY.*\|BLY\|/);
    expect(answer).not.toContain(name);
    expect(await machine.ask(`25${NOW}AO|AA${card}|AC|AD${PIN}|`)).toMatch(/^26YY Y.*\|CQY\|/);
    const row = await app.deps.db
      .selectFrom('patron')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'frozen' });
    const alert = await app.deps.db
      .selectFrom('desk_alert')
      .select('words')
      .where('subject_id', '=', id)
      .execute();
    expect(alert).toEqual([{ words: 'SIP2 kiosk: Card was left here' }]);
    expect(await machine.ask(`01Y${NOW}AO|AL|AAnobody|AC|`)).toMatch(/^24YYYY.*\|BLN\|/);
    machine.socket.destroy();
  });

  it('says to the machine that a blocked card is blocked, and nothing of a password', async () => {
    const machine = await signedIn();
    const { primary_id: card } = await reader();
    const answer = await machine.ask(`01Y${NOW}AO|AL|AA${card}|AC|`);
    expect(answer).toMatch(/^24YYYY/);
    expect(answer).toMatch(/\|AF[^|]*frozen/i);
    expect(answer).not.toMatch(/password/i);
    machine.socket.destroy();
  });

  it('cancels the loan of a copy that was not desensitized, and no other one', async () => {
    const machine = await signedIn();
    const { id, primary_id: card } = await reader();
    const { primary_id: other } = await reader();
    const { barcode } = await buildItem(app.deps.db);
    const open = () =>
      app.deps.db
        .selectFrom('loan')
        .select('patron_id')
        .where('item_id', '=', idOfItem)
        .where('returned_at', 'is', null)
        .execute();
    const idOfItem = await idOf(barcode);
    expect(await machine.ask(`${checkOutOf(card, barcode)}BIY|`)).toMatch(/^120/);
    expect(await open()).toEqual([]);
    expect(await machine.ask(`${checkOutOf(card, barcode)}BIN|`)).toMatch(/^121/);
    expect(await machine.ask(`${checkOutOf(other, barcode)}BIY|`)).toMatch(/^120/);
    expect(await open()).toEqual([{ patron_id: id }]);
    expect(await machine.ask(`${checkOutOf(card, barcode)}BIY|`)).toMatch(/^121N.N/);
    expect(await open()).toEqual([]);
    expect(await machine.ask(`09N${NOW}${NOW}AP|AO|AB${barcode}|AC|BIY|`)).toMatch(/^100NUY.*\|CV99\|/);
    machine.socket.destroy();
  });

  it('speaks the language that the machine named last', async () => {
    const machine = await signedIn();
    const { primary_id: card } = await reader();
    const refused = async () => machine.ask(checkOutOf(card, 'nobody'));
    const before = await refused();
    await machine.ask(`23002${NOW}AO|AA${card}|AC|AD${PIN}|`);
    const french = await refused();
    await machine.ask(`63019${NOW}          AO|AA${card}|AC|AD${PIN}|`);
    const chinese = await refused();
    await machine.ask(`23003${NOW}AO|AA${card}|AC|AD${PIN}|`);
    expect(await refused()).toBe(chinese);
    expect(chinese).toMatch(/\|AF[^|]*[一-龥]/);
    expect(new Set([before, french, chinese]).size).toBe(3);
    machine.socket.destroy();
  });

  it('ends its answers as the machine wants it', async () => {
    for (const [lineEnd, end] of [
      ['cr', '\r'],
      ['crlf', '\r\n'],
      ['lf', '\n'],
    ] as const) {
      const machine = await openMachine(server.port);
      const received: Buffer[] = [];
      machine.socket.on('data', (chunk: Buffer) => received.push(chunk));
      await machine.ask(await newLogin(`ends-${lineEnd}`, { lineEnd }));
      expect(Buffer.concat(received).toString()).toBe(`941${end}`);
      machine.socket.destroy();
    }
  });

  it('answers a repeated message with the answer that it made, and does nothing twice', async () => {
    const machine = await signedIn();
    const { id, primary_id: card } = await reader();
    const { barcode } = await buildItem(app.deps.db);
    const message = `${checkOutOf(card, barcode)}AY3`;
    const first = await machine.ask(message);
    app.clock.advance(60);
    expect(await machine.ask(message)).toBe(first);
    expect(await machine.ask('97')).toBe(first);
    expect(first).toMatch(/AY3AZ[0-9A-F]{4}$/);
    const loans = app.deps.db.selectFrom('loan').select('id').where('patron_id', '=', id);
    expect(await loans.execute()).toHaveLength(1);
    machine.socket.destroy();
  });

  it('asks again for garbage and wrong checksums, and gives up after three', async () => {
    const machine = await signedIn();
    expect(await machine.ask('GET / HTTP/1.1')).toBe('96');
    expect(await machine.ask('9900302.00AY1AZ0000')).toMatch(/^96AY1AZ[0-9A-F]{4}$/);
    expect(await machine.ask('\0')).toBe('96');
    await machine.closed;
  });

  it('closes a connection that sends megabytes without the end of a line, and serves the others', async () => {
    const good = await signedIn();
    const machine = await signedIn();
    machine.write(Buffer.alloc(10_000_000, 0x41));
    await machine.closed;
    expect(await good.ask('9900302.00')).toMatch(/^98Y/);
    good.socket.destroy();
  });

  it('closes connections that do not sign in, fall silent or are too many', async () => {
    const strict = await startSip2Server(app.deps, {
      ...LIMITS,
      connections: 1,
      signInMs: 200,
      silenceMs: 200,
    });
    const first = await openMachine(strict.port);
    const second = await openMachine(strict.port);
    await second.closed;
    await first.closed;
    const silent = await openMachine(strict.port);
    expect(await silent.ask(login)).toBe('941');
    await silent.closed;
    await strict.stop();
  });

  /** Connections of some addresses that send nothing, more than a server of eight has room for. */
  const silentOnes = (port: number) =>
    Promise.all(
      [2, 3, 4].flatMap((last) => Array(8).fill(`127.0.0.${last}`)).map((from) => openMachine(port, from)),
    );

  it('keeps machines that have signed in, and lets others sign in, however many keep silent', async () => {
    const full = await startSip2Server(app.deps, { ...LIMITS, connections: 8 });
    const machines = [await openMachine(full.port)];
    expect(await machines[0]?.ask(login)).toBe('941');
    const silent = await silentOnes(full.port);
    for (let more = 0; more < 7; more++) {
      const machine = await openMachine(full.port, '127.0.0.9');
      expect(await machine.ask(login)).toBe('941');
      machines.push(machine);
    }
    for (const { closed } of silent) await closed;
    // All places are taken by machines that have signed in.
    await (await openMachine(full.port)).closed;
    for (const machine of machines) expect(await machine.ask('9900302.00')).toMatch(/^98Y/);
    await full.stop();
  });

  const certificate = makeCertificate('localhost');
  it.skipIf(!certificate)('speaks TLS where it has a certificate (skipped without openssl)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-sip2-'));
    const tls = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
    writeFileSync(tls.certFile, certificate?.cert ?? '');
    writeFileSync(tls.keyFile, certificate?.key ?? '');
    const sealed = await startSip2Server(app.deps, { ...LIMITS, connections: 8, tls });
    const silent = await silentOnes(sealed.port);
    const socket = connectTls({
      port: sealed.port,
      host: '127.0.0.1',
      ca: certificate?.cert,
      servername: 'localhost',
    });
    socket.write(`${login}\r`);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toBe('941\r');
    const plain = await openMachine(sealed.port);
    plain.write(`${login}\r`);
    await plain.closed;
    for (const one of silent) one.socket.destroy();
    socket.write('9900302.00\r');
    expect(String(await once(socket, 'data'))).toMatch(/^98Y/);
    socket.destroy();
    await sealed.stop();
    rmSync(folder, { recursive: true });
  });

  it('refuses a terminal that was removed, also on an open connection', async () => {
    const machine = await signedIn(await newLogin('gone'));
    await removeTerminal(app.deps, '1001', 'gone');
    expect(await machine.ask(`17${NOW}AO|ABx|`)).toBe('closed');
  });

  it('never logs a password', () => {
    expect(logged.join('')).not.toContain(PIN);
  });

  const client = process.env.LECTERN_SIP2_CLIENT;
  it.skipIf(!client)(
    'serves the client of the crate sip2 (skipped without LECTERN_SIP2_CLIENT)',
    async () => {
      const { primary_id: card, name } = await reader();
      const { barcode, ...item } = await buildItem(app.deps.db);
      expect(item.library_code).toBe('MAIN');
      const [, account = '', secret = ''] = /CN([^|]*)\|CO([^|]*)/.exec(await newLogin('foreign')) ?? [];
      const words = ['item-information', 'patron-status', 'patron-information', 'checkout', 'checkin'];
      const run = spawn(client ?? '', [
        ...['--sip-host', `127.0.0.1:${server.port}`, '--sip-user', account, '--sip-pass', secret],
        ...['--item-barcode', barcode, '--patron-barcode', card, '--patron-password', PIN],
        ...words.flatMap((word) => ['--message-type', word]),
      ]);
      let printed = '';
      run.stdout.on('data', (chunk) => (printed += String(chunk)));
      run.stderr.on('data', (chunk) => (printed += String(chunk)));
      await once(run, 'close');
      expect(printed).toContain(name);
      expect(printed).toContain(barcode);
      expect(run.exitCode).toBe(0);
    },
  );
});

describe('the settings of the SIP2 server', () => {
  it('open no port to other machines without a certificate', async () => {
    const { readConfig } = await import('../../../platform/config.ts');
    expect(readConfig({}).sip2).toBeUndefined();
    expect(readConfig({ LECTERN_SIP2_PORT: '6001' }).sip2).toMatchObject({
      host: '127.0.0.1',
      tls: undefined,
    });
    expect(() => readConfig({ LECTERN_SIP2_PORT: '6001', LECTERN_SIP2_HOST: '0.0.0.0' })).toThrow(/TLS_CERT/);
  });
});
