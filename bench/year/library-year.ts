import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { PolicySettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { DESK_LISTS, type DeskList } from '@lectern/rules/requests/desk-lists';
import type { RequestKind } from '@lectern/rules/requests/steps';
import { answerAsker } from '@lectern/server/domains/lending/circulation/hand-overs/answer-asker';
import { postingContext } from '@lectern/server/domains/lending/circulation/ledger/posting-context';
import { createLocalIls } from '@lectern/server/domains/lending/circulation/local-ils';
import { POSTING_LISTENERS } from '@lectern/server/domains/lending/circulation/posting-listeners';
import { moveDueRequestsOf } from '@lectern/server/domains/lending/circulation/requests/request-clock';
import type { Db } from '@lectern/server/platform/db/database';
import { createTenantRegistry } from '@lectern/server/platform/tenants/tenant-registry';
import { createTestClock } from '@lectern/server/testing/test-clock';
import { BIG_TENANT, type BigLibrary } from '../circulation/big-library.ts';
import type { Random } from '../search/random.ts';

const DAYS = 365;
const DAY_MS = 86_400_000;
const OPEN_SECONDS = 12 * 3600;
const BRANCHES = ['MAIN', 'SOUTH'] as const;
/** What of the moves is what: the rest is check-outs, and each of them a return later. */
const RENEWALS = 0.06;
const REQUESTS = 0.12;
const LATE = 0.06;
const NOT_FETCHED = 0.1;
const KINDS: readonly RequestKind[] = ['reservation', 'entrust', 'online_loan', 'home_delivery', 'relending'];

/** What happened in the year: moves by their name, and refusals by their code. */
export interface Year {
  readonly done: ReadonlyMap<string, number>;
  readonly refused: ReadonlyMap<string, number>;
  readonly seconds: number;
}

interface Errand {
  readonly patronId: string;
  readonly barcode: string;
}

/**
 * Lives a year of a library by the port: readers borrow by popularity, terms and weekdays, bring back, renew and ask, and the desk works on
 * it.
 */
export async function liveYear(
  db: Db,
  library: BigLibrary,
  {
    moves,
    chooseTitle,
    random,
    policy,
  }: {
    readonly moves: number;
    readonly chooseTitle: () => number;
    readonly random: Random;
    readonly policy: PolicySettings;
  },
): Promise<Year> {
  const begin = Date.now();
  const clock = createTestClock(new Date(begin).toISOString());
  const events = { send: async () => undefined, ready: async () => undefined };
  const ils = createLocalIls({ db, clock, events }, { id: BIG_TENANT, policy });
  const own = () => postingContext({ clock, events }, POSTING_LISTENERS, { id: BIG_TENANT, policy });
  const tenant = await createTenantRegistry(db).byId(BIG_TENANT);
  const done = new Map<string, number>();
  const refused = new Map<string, number>();
  const returns = new Map<number, string[]>();
  const errands = new Map<number, Errand[]>();
  const answeredLoans = new Set<string>();
  const started = performance.now();
  let count = 0;

  for (const barcode of library.lent) later(returns, random.between(1, 30), barcode);
  for (let day = 0; day < DAYS && count < moves; day++) {
    const target = count + moves * shareOf(day);
    const attempts = Math.ceil(3 * moves * shareOf(day));
    for (const barcode of returns.get(day) ?? []) await takeBack(day, barcode);
    returns.delete(day);
    for (const errand of errands.get(day) ?? []) await lend(day, errand.patronId, errand.barcode);
    errands.delete(day);
    for (const list of DESK_LISTS) await workOn(list);
    await answerAskers();
    for (let at = 0; at < attempts && count < target; at++) {
      clock.advance(OPEN_SECONDS / attempts);
      await something(day);
    }
    clock.set(new Date(begin + (day + 1) * DAY_MS).toISOString());
    if (tenant) await moveDueRequestsOf({ db, clock, events }, tenant);
  }
  return { done, refused, seconds: (performance.now() - started) / 1000 };

  async function something(day: number): Promise<void> {
    const patronId = random.pick(library.readers);
    const title = library.titles[chooseTitle() % library.titles.length];
    if (!title) return;
    const luck = random.next();
    if (luck < RENEWALS) return renewOne(patronId);
    if (luck < RENEWALS + REQUESTS) return ask(patronId, title.bibId);
    if (!(await lend(day, patronId, random.pick(title.barcodes)))) await ask(patronId, title.bibId);
  }

  async function lend(day: number, patronId: string, barcode: string): Promise<boolean> {
    const branch = random.pick(BRANCHES);
    const answer = await ils.desk?.checkOut({ patronId, barcode, libraryCode: branch });
    // A scan that comes twice is answered with the loan that is there.
    const isAgain = answer && !isRefusal(answer) && answeredLoans.has(answer.id);
    const lent = note(isAgain ? 'check-out: again' : 'check-out', answer);
    if (answer && !isRefusal(answer)) answeredLoans.add(answer.id);
    if (lent) {
      const days = random.next() < LATE ? random.between(31, 60) : random.between(1, 30);
      later(returns, day + days, barcode);
    }
    return lent;
  }

  async function takeBack(day: number, barcode: string): Promise<void> {
    const answer = await ils.desk?.checkIn({ barcode, libraryCode: random.pick(BRANCHES) });
    note('check-in', answer);
    if (!answer || isRefusal(answer) || answer.keptForHold === undefined) return;
    const request = await db
      .selectFrom('request')
      .select('patron_id')
      .where('tenant_id', '=', BIG_TENANT)
      .where('id', '=', answer.keptForHold)
      .executeTakeFirst();
    if (!request) return;
    // A copy that nobody fetches is scanned again when its days are over.
    if (random.next() < NOT_FETCHED) later(returns, day + policy.requests.keptDays + 2, barcode);
    else later(errands, day + random.between(1, 5), { patronId: request.patron_id, barcode });
  }

  async function renewOne(patronId: string): Promise<void> {
    const loans = await ils.loans(patronId);
    if (isRefusal(loans) || loans.length === 0) return;
    const renewed = await ils.renew(patronId, [random.pick(loans).id]);
    if (isRefusal(renewed)) note('renewal', renewed);
    else note('renewal', renewed[0]?.refusal ?? renewed[0]);
  }

  async function ask(patronId: string, bibId: string): Promise<void> {
    const kind = random.next() < 0.6 ? 'reservation' : random.pick(KINDS);
    const placed = await ils.requests?.place(patronId, {
      kind,
      bibId,
      pickupLibrary: random.pick(BRANCHES),
      contact: '',
      noticeWays: [],
      comments: '',
      ...(kind === 'home_delivery' && { address: ADDRESS }),
    });
    if (note(`request: ${kind}`, placed) && placed && !isRefusal(placed) && random.next() < 0.08) {
      note('cancel', await ils.requests?.cancel(patronId, placed.id));
    }
  }

  /** The desk does the usual thing with each request of a list, and scans what is to go back or on. */
  async function workOn(list: DeskList): Promise<void> {
    for (const libraryCode of BRANCHES) {
      const filter = { list, libraryCode, here: true, offset: 0, limit: 500 };
      const found = await ils.desk?.listRequests(filter);
      if (!found || isRefusal(found)) return;
      for (const request of found.requests) {
        const verb = request.verbs[0];
        if (list === 'queue' || list === 'kept') continue;
        if (list === 'to_restock' || list === 'under_way') {
          if (request.copy) await takeBack(0, request.copy.barcode);
        } else if (verb) {
          const asked = { requestId: request.id, step: request.step, verb, libraryCode, note: '' };
          note(`desk: ${verb}`, await ils.desk?.moveRequest(asked));
        }
      }
    }
  }

  /** Most readers who are asked for what they have on loan say yes. */
  async function answerAskers(): Promise<void> {
    const asked = await db
      .selectFrom('request')
      .select(['id', 'holder_id'])
      .where('tenant_id', '=', BIG_TENANT)
      .where('kind', '=', 'relending')
      .where('step', '=', 'book_request_launched')
      .execute();
    for (const { id, holder_id } of asked) {
      const answer = { accepts: random.next() < 0.7, note: '' };
      note('holder answers', await answerAsker(db, own(), holder_id ?? '', id, answer));
    }
  }

  /** Counts what was done, and why something was not. */
  function note(name: string, answer: unknown): boolean {
    if (answer === undefined) return false;
    const isDone = !isRefusal(answer);
    const counts = isDone ? done : refused;
    const key = isDone ? name : `${name}: ${answer.code}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (isDone) count += 1;
    return isDone;
  }
}

function later<Item>(days: Map<number, Item[]>, day: number, item: Item): void {
  const items = days.get(day);
  if (items) items.push(item);
  else days.set(day, [item]);
}

/** What part of the year's moves a day has: two terms with a peak at their begin and end, quiet summers and Sundays. */
function shareOf(day: number): number {
  return weightOf(day) / YEAR_WEIGHT;
}

function weightOf(day: number): number {
  const inTerm = (day >= 20 && day < 140) || (day >= 230 && day < 345);
  const isPeak = [20, 125, 230, 330].some((peak) => day >= peak && day < peak + 15);
  const weekday = day % 7 === 6 ? 0.25 : 1;
  return weekday * (isPeak ? 2.2 : inTerm ? 1.2 : 0.4);
}

const YEAR_WEIGHT = Array.from({ length: DAYS }, (_, day) => weightOf(day)).reduce(
  (sum, one) => sum + one,
  0,
);

const ADDRESS = {
  recipientName: 'Reader',
  phone: '13800138000',
  country: 'CN',
  areaCode: '330106',
  areaNames: ['浙江省', '杭州市', '西湖区'],
  details: '1',
  postcode: '310000',
};
