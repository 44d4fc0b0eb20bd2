import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import {
  mailSettingsSchema,
  NOTICE_FACTS,
  NOTICE_KINDS,
} from '@lectern/contracts/people/tenant/notice-settings';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeps } from '../../../create-deps.ts';
import type { Config } from '../../../platform/config.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listFailedWork, retryFailedWork } from '../../../platform/failed-work/all-failed-work.ts';
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { putSettings, testSettings } from '../../../testing/test-settings.ts';
import { composeNotice } from './compose-notice.ts';
import { deliverNotices } from './deliver-notice.ts';
import { type Notice, sendNotice } from './send-notice.ts';

const WITHIN = { timeout: 30_000, interval: 20 };
const CODE = '480516';
const READER = 'reader@example.org';

describeOnEachDatabase('notices', (kind) => {
  let app: TestApp;
  let server: MailServer;
  let runner: JobRunner;
  let deps: Deps;
  let log: string;

  beforeEach(async () => {
    log = '';
    app = await createTestApp({ kind });
    server = await startMailServer();
    const config: Config = {
      ...app.deps.config,
      internalHosts: ['127.0.0.1'],
      publicUrl: 'https://library.example.org',
    };
    const logger = pino(
      { level: 'debug' },
      {
        write(line: string) {
          log += line;
        },
      },
    );
    deps = createDeps(config, { db: app.deps.db, clock: app.clock, log: logger });
    runner = createJobRunner(deps, [deliverNotices(deps)]);
    const mail = mailSettingsSchema.parse({
      host: '127.0.0.1',
      port: server.port,
      secure: 'none',
      from: 'library@example.org',
    });
    await putSettings(app, { ...testSettings('alpha'), mail });
    await deps.tenants.refresh();
    await runner.start();
  });
  afterEach(async () => {
    await runner.stop();
    await deps.search.close();
    await server.close();
    await app.close();
  });

  const order = (given: Partial<Notice<'resetCode'>> = {}) =>
    deps.db.transaction().execute((tx) =>
      sendNotice(tx, {
        tenantId: '1001',
        channel: 'mail',
        to: READER,
        template: 'resetCode',
        values: { code: CODE, minutes: '3' },
        language: 'en-US',
        now: app.clock.now(),
        ...given,
      }),
    );
  const openJobs = async () =>
    (await deps.db.selectFrom('job').select('id').where('state', 'in', ['waiting', 'running']).execute())
      .length;
  const dueJobs = async () =>
    (
      await deps.db
        .selectFrom('job')
        .select('id')
        .where('state', 'in', ['waiting', 'running'])
        .where('run_at', '<=', app.clock.now().toISOString())
        .execute()
    ).length;
  const stored = async () =>
    JSON.stringify([
      await deps.db.selectFrom('job').selectAll().execute(),
      await deps.db.selectFrom('notice').selectAll().execute(),
    ]);
  /** Lets the time pass that the runner waits between attempts. */
  async function untilDone(): Promise<void> {
    await vi.waitFor(async () => {
      app.clock.advance(20);
      runner.nudge();
      expect(await openJobs()).toBe(0);
    }, WITHIN);
  }

  it('are sent once, and then nothing of them is left in the database and the log', async () => {
    await order({ uniqueKey: 'reset:1' });
    await order({ uniqueKey: 'reset:1' });
    await untilDone();
    await order({ uniqueKey: 'reset:1' });
    await untilDone();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      to: [READER],
      subject: 'alpha library: code to reset your password',
    });
    expect(server.mails[0]?.text).toContain(`is ${CODE}.`);
    for (const place of [await stored(), log])
      for (const trace of [CODE, READER]) expect(place).not.toContain(trace);
  });

  it('are tried again while a server cannot take them', async () => {
    server.mood = 451;
    await order({ validSeconds: 86_400 });
    await vi.waitFor(() => {
      app.clock.advance(5);
      runner.nudge();
      expect(server.attempts.length).toBeGreaterThan(1);
    }, WITHIN);
    server.mood = 'well';
    await untilDone();
    expect(server.mails).toHaveLength(1);
    for (const trace of [CODE, READER]) expect(log + (await stored())).not.toContain(trace);
  });

  it('wait without an attempt while a server is away, and all arrive when it is back', async () => {
    server.mood = 'closes';
    for (let count = 0; count < 12; count++) await order({ validSeconds: 86_400 });
    for (let round = 0; round < 20; round++) {
      app.clock.advance(60);
      runner.nudge();
      await vi.waitFor(async () => expect(await dueJobs()).toBe(0), WITHIN);
    }
    expect(await openJobs()).toBe(12);
    server.mood = 'well';
    await untilDone();
    expect(server.mails).toHaveLength(12);
  });

  it('that wait for a server which is away are forgotten when they are worthless', async () => {
    server.mood = 'closes';
    for (let count = 0; count < 12; count++) await order({ validSeconds: 180 });
    await untilDone();
    expect(server.mails).toEqual([]);
    for (const trace of [CODE, READER]) expect(log + (await stored())).not.toContain(trace);
  });

  it('are given up and forgotten if a server refuses them for good, or all attempts failed', async () => {
    server.mood = 550;
    await order();
    await untilDone();
    expect(server.attempts).toHaveLength(1);
    server.mood = 451;
    await order({ validSeconds: 86_400 });
    await untilDone();
    expect(server.attempts).toHaveLength(1 + 6);
    for (const trace of [CODE, READER]) expect(log + (await stored())).not.toContain(trace);
    expect(log).toContain('notice not deliverable');
    expect(await listFailedWork(deps.db, { tenantId: '1001' }, 10)).toMatchObject([{ canRetry: false }]);
    expect(await retryFailedWork(deps.db, {}, app.clock.now().toISOString())).toBe(0);
  });

  it('are not sent when they have become worthless, and never to nobody', async () => {
    server.mood = 451;
    await order({ validSeconds: 30 });
    await vi.waitFor(() => expect(server.attempts).toHaveLength(1), WITHIN);
    app.clock.advance(31);
    server.mood = 'well';
    await untilDone();
    await order({ to: '' });
    await untilDone();
    expect(server.mails).toEqual([]);
  });

  it('are not ordered if the transaction that orders them fails', async () => {
    const failing = deps.db.transaction().execute(async (tx) => {
      const values = { time: app.clock.now().toISOString() };
      const notice = { tenantId: '1001', channel: 'mail', to: READER, template: 'passwordChanged' } as const;
      await sendNotice(tx, { ...notice, values, language: 'en-US', now: app.clock.now() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await openJobs()).toBe(0);
  });

  it('become files in the demo, for tenants that have no service', async () => {
    const demo = createDeps(deps.config, { db: deps.db, clock: app.clock, log: deps.log, isDemo: true });
    const files = createJobRunner(demo, [deliverNotices(demo)]);
    await runner.stop();
    await order({ tenantId: '1002' });
    await order({ tenantId: '1002', channel: 'sms', to: '13800138000' });
    await files.start();
    await vi.waitFor(() => expect(readdirSync(demo.config.outboxFolder)).toHaveLength(2), WITHIN);
    await files.stop();
    await demo.search.close();
    const names = readdirSync(demo.config.outboxFolder);
    const read = (end: string) =>
      readFileSync(`${demo.config.outboxFolder}/${names.find((name) => name.endsWith(end))}`, 'utf8');
    expect(read('.eml')).toMatch(/^To: reader@example.org\r$/m);
    expect(read('.txt')).toContain(`To: 13800138000\n\nbeta library: ${CODE} is your code`);
  });
});

describe('the text of a notice', () => {
  const common = { timeZone: 'Asia/Shanghai', mappingPath: 'alpha', library: '<b>A&B</b>' };
  const facts = {
    code: CODE,
    minutes: '3',
    time: '2026-03-02T02:00:00.000Z',
    contact: 'r***@example.org',
    device: '<img src=x>',
    titles: '<img src=y>',
    place: 'North <b>Hall</b>',
    day: '9 March',
    reason: 'It is kept for a course.',
    count: '12',
    list: 'Emma\n<b>Persuasion</b>',
    passkey: 'Phone',
    left: '4',
  };

  it.each(NOTICE_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language }))))(
    'says all facts of $kind in $language, and its HTML holds no markup of others',
    ({ kind, language }) => {
      const notice = composeNotice({ ...common, kind, language, facts, publicUrl: 'https://l.example.org' });
      for (const text of [notice.subject, notice.text, notice.html, notice.shortText])
        expect(text).not.toMatch(/\{|undefined/);
      expect(notice.html).not.toMatch(/<(b|img)[ >]/);
      expect(notice.subject + notice.text).toContain(common.library);
      if (kind.endsWith('Code')) expect(notice.text).toContain(CODE);
      const given: readonly string[] = NOTICE_FACTS[kind];
      if (given.includes('time')) expect(notice.text).toMatch(/2026.*10[:h]00/);
      const shown = notice.subject + notice.text;
      for (const fact of ['titles', 'place', 'day', 'reason', 'count', 'list'] as const)
        if (given.includes(fact)) expect(shown).toContain(facts[fact]);
      if (given.includes('list')) expect(notice.html).toContain('Emma<br>&#60;b&#62;Persuasion');
      expect(notice.subject).not.toContain(CODE);
    },
  );

  it('has a link only if the operator has said where readers reach the server', () => {
    const passwordChanged = { ...common, kind: 'passwordChanged', language: 'en-US', facts } as const;
    const link = 'https://l.example.org/alpha/#/resetPassword';
    expect(composeNotice({ ...passwordChanged, publicUrl: 'https://l.example.org' }).text).toContain(link);
    const without = composeNotice({ ...passwordChanged, publicUrl: '' });
    expect(without.text + without.html).not.toMatch(/http|href/);
  });
});
