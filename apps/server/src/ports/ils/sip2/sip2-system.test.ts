import type { Socket } from 'node:net';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import { checksumOf } from '../../../platform/sip2/checksum.ts';
import {
  answering,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../testing/sip2-library/scripted-sip2-server.ts';
import { makeCertificate } from '../../../testing/test-certificate.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import type { Sip2Fault } from './sip2-fault.ts';
import { sip2SettingsSchema } from './sip2-settings.ts';
import { createSip2System, type Sip2System } from './sip2-system.ts';

const ITEM = '18030001' + '20260302    120000ABb1|AJ红楼梦|';
const certificate = makeCertificate('localhost');

describe('a library system over SIP2', () => {
  let server: ScriptedServer;
  const clock = createTestClock();
  const warn = vi.fn();
  afterEach(() => server.close());

  async function systemWith(script: Script, more: object = {}, deps: object = {}): Promise<Sip2System> {
    server = await startScriptedServer(script);
    return systemAt(server.port, more, deps);
  }

  function systemAt(port: number, more: object = {}, deps: object = {}): Sip2System {
    const { policy } = testSettings('alpha');
    const given = { kind: 'sip2', host: 'localhost', port, transport: 'plain', answerMs: 400, ...more };
    return createSip2System(
      {
        clock,
        log: { warn },
        secrets: { get: async () => 'pw-of-portal' },
        resolveOutside: async () => '127.0.0.1',
        ...deps,
      },
      { id: '1001', policy },
      sip2SettingsSchema.parse(given),
    );
  }

  const askItem = (system: Sip2System, barcode = 'b1') =>
    system.ask(
      { code: '17', fixed: { sentAt: '20260302    120000' }, fields: { AO: '', AB: barcode } },
      '18',
    );
  const faultOf = (answer: Promise<unknown>) =>
    answer.then(
      () => 'none',
      (error: Sip2Fault) => error.kind,
    );

  it('is asked with sequence numbers and checksums, on a connection that stays', async () => {
    const system = await systemWith(answering(ITEM), { account: 'portal', password: 'ils.password' });
    for (let time = 0; time < 3; time++) expect((await askItem(system)).fields.get('AJ')).toEqual(['红楼梦']);
    expect(server.connections()).toBe(1);
    const [login, , first, second] = server.lines;
    expect(login).toMatch(/^9300CNportal\|COpw-of-portal\|AY0AZ[0-9A-F]{4}$/);
    expect(first).toMatch(/AY2AZ/);
    expect(second).toMatch(/AY3AZ/);
  });

  it('sends neither if its settings say so', async () => {
    const system = await systemWith(answering(ITEM), { checksums: 'none' });
    await askItem(system);
    expect(server.lines.join('')).not.toMatch(/AY\d|AZ[0-9A-F]{4}/);
  });

  it('is asked again for an answer that was damaged on the way', async () => {
    const right = `${ITEM}AY1AZ`;
    const script: Script = (line, socket) =>
      void socket.write(
        line === '97'
          ? `${right}${checksumOf(Buffer.from(right))}\r`
          : `${ITEM.replace('红', '黑')}AY1AZ0000\r`,
      );
    const system = await systemWith(script);
    expect((await askItem(system)).fields.get('AJ')).toEqual(['红楼梦']);
  });

  it('gets a question again when it asks for it', async () => {
    const system = await systemWith((_line, socket, count) => {
      socket.write(count === 0 ? '96\r' : `${ITEM}\r`);
    });
    await askItem(system);
    expect(server.lines[1]).toBe(server.lines[2]);
  });

  it('does not answer a question with the late answer to another', async () => {
    const system = await systemWith((line, socket) => {
      const own = /AY(\d)/.exec(line)?.[1];
      const wrong = `${ITEM.replace('b1', 'b0')}AY${(Number(own) + 9) % 10}AZ`;
      const right = `${ITEM}AY${own}AZ`;
      for (const text of [wrong, right]) socket.write(`${text}${checksumOf(Buffer.from(text))}\r`);
    });
    expect((await askItem(system)).fields.get('AB')).toEqual(['b1']);
  });

  it.each<[string, string, Script]>([
    ['says nothing', 'silent', () => undefined],
    ['sends garbage', 'garbled', (_line, socket) => void socket.write('\u0001garbage\r')],
    ['asks again and again', 'garbled', answering('96')],
    ['answers another question', 'garbled', answering('941')],
    ['hangs up', 'closed', (_line, socket) => void socket.destroy()],
    [
      'sends 10 MB without an end',
      'garbled',
      (_line, socket) => void socket.write(Buffer.alloc(10_000_000, 0x41)),
    ],
    ['answers twice', 'none', (_line, socket) => void socket.write(`${ITEM}\r${ITEM}\r`)],
  ])('that %s gives a fault, and the next question a new connection', async (_what, kind, script) => {
    let isWell = false;
    const system = await systemWith((line, socket, count) =>
      isWell ? answering(ITEM)(line, socket, count) : script(line, socket, count),
    );
    expect(await faultOf(askItem(system))).toBe(kind);
    isWell = true;
    expect((await askItem(system)).fields.get('AB')).toEqual(['b1']);
    expect(server.connections()).toBe(2);
  });

  it('that closed a connection while nobody used it is asked on a new one', async () => {
    const sockets: Socket[] = [];
    const system = await systemWith((line, socket, count) => {
      sockets.push(socket);
      // The end arrives after our next question was sent.
      if (sockets.length === 2) socket.destroy();
      else answering(ITEM)(line, socket, count);
    });
    await askItem(system);
    await askItem(system);
    expect(server.connections()).toBe(2);
  });

  it('is asked for a change once, whatever happens', async () => {
    const system = await systemWith((_line, socket) => void socket.destroy());
    await askItem(system).catch(() => undefined);
    const sentAt = '20260302    120000';
    const fixed = { thirdParty: 'N', noBlock: 'N', sentAt, blockDueAt: ' '.repeat(18) };
    const renewal = { code: '29', fixed, fields: { AO: '', AA: 'card', AB: 'b1' } } as const;
    expect(await faultOf(system.change(renewal, '30'))).toBe('closed');
    expect(server.lines.filter((line) => line.startsWith('29'))).toHaveLength(1);
  });

  it('is asked on as many connections as its settings say, and the others wait', async () => {
    let most = 0;
    let open = 0;
    const system = await systemWith(
      (line, socket, count) => {
        most = Math.max(most, ++open);
        setTimeout(() => {
          open -= 1;
          answering(ITEM)(line, socket, count);
        }, 5);
      },
      { connections: 3 },
    );
    await Promise.all(Array.from({ length: 20 }, () => askItem(system)));
    expect(most).toBe(3);
    expect(server.connections()).toBe(3);
  });

  it('that is away is left in peace for a while, and then asked once', async () => {
    const system = await systemWith(() => undefined, { answerMs: 100 });
    for (let time = 0; time < 5; time++) expect(await faultOf(askItem(system))).toBe('silent');
    const asked = server.lines.length;
    expect(await faultOf(askItem(system))).toBe('unreachable');
    expect(server.lines).toHaveLength(asked);
    clock.advance(16);
    expect(await Promise.all([askItem(system), askItem(system)].map(faultOf))).toEqual([
      'silent',
      'unreachable',
    ]);
  });

  it('that does not let us in, or is off line, is away', async () => {
    const { policy } = testSettings('alpha');
    expect(policy).toBeDefined();
    server = await startScriptedServer(answering(ITEM));
    const unset = systemAt(
      server.port,
      { account: 'portal', password: 'x' },
      { secrets: { get: async () => undefined } },
    );
    expect(await faultOf(askItem(unset))).toBe('refused');
    const forbidden = systemAt(
      server.port,
      {},
      {
        resolveOutside: async () => {
          throw new OutsideError('address', 'the address is not public');
        },
      },
    );
    expect(await faultOf(askItem(forbidden))).toBe('unreachable');
    expect(isRefusal(await forbidden.unlessFault(() => askItem(forbidden)))).toBe(true);
    expect(server.lines).toEqual([]);
  });

  it.skipIf(!certificate)(
    'is asked over TLS if its certificate is trusted and of its name (skipped without openssl)',
    async () => {
      const { cert = '', key = '' } = certificate ?? {};
      server = await startScriptedServer(answering(ITEM), { cert, key });
      const tls = { transport: 'tls' };
      expect(await faultOf(askItem(systemAt(server.port, tls)))).toBe('unreachable');
      const trusting = { authorities: cert };
      await askItem(systemAt(server.port, tls, trusting));
      expect(await faultOf(askItem(systemAt(server.port, { ...tls, host: 'other.example' }, trusting)))).toBe(
        'unreachable',
      );
    },
  );

  it('never logs what was sent', () => {
    expect(JSON.stringify(warn.mock.calls)).not.toContain('pw-of-portal');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('b1');
  });
});
