import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { ApiError } from '@lectern/contracts/kernel/client';
import { ssoOpac } from '@lectern/contracts/people/handover/sso-opac';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { partnerToken } from '@lectern/server/testing/partner-tokens';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { codeOf, counted, libraryOf, memberOf, PASSWORD, readerOf } from './people.ts';
import { record } from './records.ts';
import { recordIdsOf } from './victim.ts';

const MACHINES = 20;
const ACTS = 14;
const DAY_MS = 86_400_000;
const THEIRS = 'elsewhere.example';

/** What machines at the counter, caches, clocks and power cuts may do. */
export const ATTACKS_ON_MACHINES: readonly Attack[] = [
  {
    name: `${MACHINES} right PINs of one card at SIP2 machines at once`,
    mustHold: 'each is believed',
    async run(victim) {
      const library = await libraryOf(victim);
      const words = [
        'sip2',
        'terminal',
        'add',
        '--tenant',
        LIBRARY,
        '--account',
        'attacked',
        '--library',
        library,
      ];
      const secret = /^\S{20,}$/m.exec((await victim.lectern(words)).output)?.[0] ?? '';
      const { primary_id: card } = await readerOf(victim);
      const machines = await Promise.all(
        Array.from({ length: MACHINES }, () => openMachine(victim.sip2Port)),
      );
      const login = `9300CN${LIBRARY}/attacked|CO${secret}|`;
      const entered = await Promise.all(machines.map((machine) => machine.ask(login)));
      const now = '20260302    120000';
      const answers = await Promise.all(
        machines.map((machine) => machine.ask(`23001${now}AO|AA${card}|AC|AD${PASSWORD}|`)),
      );
      for (const machine of machines) machine.end();
      const right = answers.filter((answer) => answer.includes('|CQY|')).length;
      const held = right === MACHINES;
      return {
        held,
        saw: `${entered.filter((line) => line.startsWith('941')).length} machines, ${right} believed`,
      };
    },
  },
  {
    name: 'pages with the Host header of somebody else, where no address is configured',
    mustHold: 'no cache that many share may keep them',
    async run(victim) {
      await victim.bring('host.mrc', record('host', 'Hostheader 1'), { word: 'hostheader', count: 1 });
      const [id = ''] = await recordIdsOf(victim, 'hostheader');
      const seen = [];
      for (const page of [`record/${id}`, 'opensearch.xml', 'sitemap.xml', 'feed?keyWord=hostheader']) {
        const { ok, status, headers } = await fetch(`${victim.origin}/${LIBRARY}/${page}`, {
          headers: { 'x-forwarded-host': THEIRS },
        });
        seen.push(ok ? (headers.get('cache-control') ?? 'none') : `${page} is not there: ${status}`);
      }
      const held = seen.every((rule) => !/public|is not there/.test(rule));
      return { held, saw: [...new Set(seen)].join('; ') };
    },
  },
  {
    name: `${ACTS} charges at once, a power cut (kill -9) in the middle, and each again with its key`,
    mustHold: 'none is booked twice, what was booked is answered, what is not known says what to do',
    async run(victim) {
      const staff = await memberOf(victim, ['circulation.desk'], await libraryOf(victim));
      const { id: patronId } = await readerOf(victim);
      const charge = (at: number) =>
        victim
          .client({ token: staff.token })
          .call(
            chargeReader,
            { patronId, amount: 100 + at, reason: `Act ${at}` },
            { idempotencyKey: `attack-${at}` },
          );
      const sent = Array.from({ length: ACTS }, (_, at) => charge(at).catch(() => undefined));
      // Then others are in the middle.
      await Promise.race(sent);
      await victim.kill();
      await Promise.all(sent);
      await victim.start();
      const answers = [];
      let isSaid = true;
      for (let at = 0; at < ACTS; at++) {
        const answer = await charge(at).then(
          () => 'done',
          (error: unknown) => (error instanceof ApiError ? error : String(error)),
        );
        answers.push(answer instanceof ApiError ? answer.code : answer);
        if (answer instanceof ApiError && answer.code === 'IDEMPOTENCY_UNDECIDED')
          isSaid &&= answer.message.includes('Look at');
      }
      const rows = await victim.db
        .selectFrom('ledger_posting')
        .select('amount')
        .where('tenant_id', '=', victim.tenantId)
        .where('patron_id', '=', patronId)
        .execute();
      const isTwice = new Set(rows.map(({ amount }) => amount)).size < rows.length;
      const done = answers.filter((answer) => answer === 'done').length;
      return {
        held: !isTwice && done === rows.length && isSaid,
        saw: `${counted(answers)}; ${rows.length} booked`,
      };
    },
  },
  {
    name: 'a clock that jumps a day ahead, two back, and home',
    mustHold: 'used tokens stay used, locks stay, the server answers and indexes',
    async run(victim) {
      const words = ['partner', 'add', '--tenant', LIBRARY, '--code', 'jumping', '--name', 'Jumping'];
      const secret = /^[\w-]{40,}$/m.exec((await victim.lectern(words)).output)?.[0] ?? '';
      const { primary_id: sub } = await readerOf(victim);
      const iat = Math.floor(Date.now() / 1000);
      const claims = { iss: 'jumping', aud: `${victim.origin}/${LIBRARY}`, sub, jti: 'jumping-token', iat };
      const token = partnerToken({ ...claims, exp: iat + 60 }, secret);
      const enter = () => codeOf(victim.client({ from: '10.99.1.1' }).call(ssoOpac, { jwt: token }));
      const guess = () =>
        codeOf(
          victim.client({ from: '10.99.2.1' }).call(openStaffSession, { account: 'jumper', password: 'x' }),
        );
      const first = await enter();
      for (let at = 0; at < 3; at++) await guess();
      const codes = [];
      const guesses = [];
      for (const ahead of [DAY_MS, -DAY_MS, -20_000, 0]) {
        await victim.moveClock(ahead);
        codes.push(await enter());
        if (ahead <= 0) guesses.push(await guess());
      }
      await victim.bring('jump.mrc', record('jump', 'Jumpingclock 1'), { word: 'jumpingclock', count: 1 });
      return {
        held: first === '' && codes.every(Boolean) && guesses.every((code) => code === 'CAPTCHA_REQUIRED'),
        saw: `${first || 'signed in'}; ${counted(codes)}; guesses: ${counted(guesses)}`,
      };
    },
  },
];

/** A machine that sends a line and waits for one. */
async function openMachine(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = createInterface({ input: socket, crlfDelay: 0 })[Symbol.asyncIterator]();
  return {
    async ask(line: string): Promise<string> {
      socket.write(`${line}\r`);
      const { value } = await lines.next();
      return String(value ?? '');
    },
    end: () => socket.destroy(),
  };
}
