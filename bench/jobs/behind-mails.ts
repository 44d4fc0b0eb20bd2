import { setTimeout as wait } from 'node:timers/promises';
import { deliverNotices } from '@lectern/server/domains/people/notices/deliver-notice';
import { sendNotice } from '@lectern/server/domains/people/notices/send-notice';
import { later } from '@lectern/server/platform/clock';
import type { Deps } from '@lectern/server/platform/deps';
import { createJobRunner } from '@lectern/server/platform/jobs/job-runner';
import { handleJob, jobType, NO_PAYLOAD } from '@lectern/server/platform/jobs/job-type';
import { startMailServer } from '@lectern/server/testing/mail-server';
import { addLibrary } from './installation.ts';

/** Milliseconds, one for each code or run. */
export interface BehindMails {
  /** From the order of a code until the mail server has it: of a library without other mails, and of the one with many. */
  readonly otherCodes: readonly number[];
  readonly ownCodes: readonly number[];
  /** How late recurring work began. */
  readonly late: readonly number[];
  /** Mails of the library with many that left meanwhile, each second. */
  readonly mailsPerSecond: number;
}

const [BUSY, HANGING, QUIET] = ['1001', '1002', '1003'] as const;
const HANGING_MAILS = 500;
const ORDERS_AT_ONCE = 500;
const CODES = 30;
const BETWEEN_CODES_MS = 400;
/** A code that takes longer than this ends the bench. */
const LONGEST_CODE_MS = 120_000;
const CLOCKS = 10;
const CLOCK_SECONDS = 1;

/** Orders codes behind many mails of one library, while the mail server of another one hangs. */
export async function measureBehindMails(deps: Deps, mails: number): Promise<BehindMails> {
  const well = await startMailServer();
  const hanging = await startMailServer();
  hanging.mood = 'silent';
  await addLibrary(deps, BUSY, well.port);
  await addLibrary(deps, HANGING, hanging.port);
  await addLibrary(deps, QUIET, well.port);
  await deps.tenants.refresh();
  await order(deps, BUSY, mails);
  await order(deps, HANGING, HANGING_MAILS);

  const arrived = new Map<string, number>();
  well.onMail = ({ to }) => arrived.set(to[0] ?? '', performance.now());
  const late: number[] = [];
  const runner = createJobRunner(deps, [deliverNotices(deps), ...clocks(deps, late)]);
  try {
    await runner.start();
    // The first mails load and compile what all need.
    await wait(2000);
    late.length = 0;
    const [began, before] = [performance.now(), well.mails.length];
    const otherCodes: number[] = [];
    const ownCodes: number[] = [];
    for (let at = 0; at < CODES; at++) {
      const [tenantId, times] = at % 2 === 0 ? ([QUIET, otherCodes] as const) : ([BUSY, ownCodes] as const);
      const to = `code${at}@example.org`;
      const ordered = performance.now();
      await orderCode(deps, tenantId, to);
      await wait(BETWEEN_CODES_MS);
      while (!arrived.has(to)) {
        if (performance.now() - ordered > LONGEST_CODE_MS) throw new Error(`the code ${at} did not arrive`);
        await wait(20);
      }
      times.push((arrived.get(to) ?? Number.NaN) - ordered);
    }
    const seconds = (performance.now() - began) / 1000;
    return { otherCodes, ownCodes, late: [...late], mailsPerSecond: (well.mails.length - before) / seconds };
  } finally {
    // Ends what hangs at once.
    await hanging.close();
    await runner.stop();
    await well.close();
  }
}

async function orderCode({ db, clock }: Deps, tenantId: string, to: string): Promise<void> {
  await db.transaction().execute((tx) =>
    sendNotice(tx, {
      tenantId,
      channel: 'mail',
      to,
      template: 'confirmCode',
      values: { code: '480516', minutes: '3' },
      language: 'en-US',
      now: clock.now(),
    }),
  );
}

async function order({ db, clock }: Deps, tenantId: string, count: number): Promise<void> {
  const now = clock.now();
  for (let at = 0; at < count; at += ORDERS_AT_ONCE)
    await db.transaction().execute(async (tx) => {
      for (let number = at; number < Math.min(at + ORDERS_AT_ONCE, count); number++)
        await sendNotice(tx, {
          tenantId,
          channel: 'mail',
          to: `reader${number}@example.org`,
          template: 'loanOverdue',
          values: { titles: `Title ${number}`, list: '' },
          language: 'en-US',
          now,
        });
    });
}

/** Recurring work that notes how late it begins. */
function clocks({ clock }: Deps, late: number[]) {
  return Array.from({ length: CLOCKS }, (_, at) => {
    let due = Number.NaN;
    return handleJob(jobType(`bench.clock-${at}`, 'clocks', NO_PAYLOAD), {
      recurring: true,
      async run() {
        const now = clock.now();
        if (!Number.isNaN(due)) late.push(now.getTime() - due);
        const again = later(now, CLOCK_SECONDS);
        due = Date.parse(again);
        return { again };
      },
    });
  });
}
