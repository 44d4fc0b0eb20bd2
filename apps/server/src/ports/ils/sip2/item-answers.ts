import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import type { Clock } from '../../../platform/clock.ts';
import { fieldOf } from '../../../platform/sip2/read-message.ts';
import { type Due, readDue } from './read-due.ts';
import type { Sip2Settings } from './sip2-settings.ts';
import type { Sip2System } from './sip2-system.ts';

/** What the library system says of a copy. */
export interface ItemAnswer {
  readonly barcode: string;
  readonly title: string;
  readonly status: ItemStatus;
  /** A reader waits for it, and it is due soon. */
  readonly isRecalled: boolean;
  readonly due: Due | undefined;
  /** Readers in its queue. */
  readonly waiting: number;
  /** ISO instant. */
  readonly at: string;
  /** It was asked for just now. */
  readonly isNew: boolean;
}

/** Copies that were asked for a short time ago. */
export interface ItemAnswers {
  /** @throws Sip2Fault */
  ask(barcode: string): Promise<ItemAnswer>;
  /** It was changed: asked for anew the next time. */
  forget(barcode: string): void;
}

/** Most answers that are kept. */
const MOST_KEPT = 20_000;

/** The circulation status of the standard. What is charged, recalled or said to be returned is with a reader. */
const STATUS: Readonly<Record<string, ItemStatus>> = {
  '02': 'in_process',
  '03': 'available',
  '04': 'on_loan',
  '05': 'on_loan',
  '06': 'in_process',
  '07': 'on_loan',
  '08': 'on_hold_shelf',
  '09': 'in_process',
  '10': 'in_transit',
  '11': 'on_loan',
  '12': 'missing',
  '13': 'missing',
};

const RECALLED: readonly string[] = ['05', '07'];

/** Asks for copies (17) and keeps the answers for the seconds of the settings; a copy that is being asked for is not asked for again. */
export function createItemAnswers(
  system: Sip2System,
  settings: Pick<Sip2Settings, 'cacheSeconds'>,
  { clock, timeZone }: { readonly clock: Clock; readonly timeZone: string },
): ItemAnswers {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<ItemAnswer> }>();

  async function askNow(barcode: string): Promise<ItemAnswer> {
    const { sentAt, AO, AC } = await system.frame();
    const answer = await system.ask({ code: '17', fixed: { sentAt }, fields: { AO, AB: barcode, AC } }, '18');
    const { circulation } = answer.fixed;
    return {
      barcode,
      title: fieldOf(answer, 'AJ'),
      status: STATUS[circulation] ?? 'unknown',
      isRecalled: RECALLED.includes(circulation),
      due: readDue(fieldOf(answer, 'AH'), timeZone),
      waiting: Number.parseInt(fieldOf(answer, 'CF'), 10) || 0,
      at: clock.now().toISOString(),
      isNew: true,
    };
  }

  return {
    async ask(barcode) {
      const now = clock.steadyMs();
      const known = kept.get(barcode);
      if (known && now < known.until) return { ...(await known.answer), isNew: false };
      const answer = askNow(barcode);
      kept.delete(barcode);
      kept.set(barcode, { until: now + settings.cacheSeconds * 1000, answer });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      answer.catch(() => kept.delete(barcode));
      return answer;
    },
    forget: (barcode) => void kept.delete(barcode),
  };
}
