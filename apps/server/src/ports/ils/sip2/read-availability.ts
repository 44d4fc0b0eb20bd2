import { availabilityOfItems } from '../availability-of-items.ts';
import type { CatalogueCopy } from '../catalogue-copies.ts';
import type { Availability, Item } from '../ils-items.ts';
import type { ItemAnswer } from './item-answers.ts';
import type { Sip2Context } from './sip2-context.ts';
import { Sip2Fault } from './sip2-fault.ts';

/**
 * Availability of bibs whose copies were all answered for within the time of a page; the others are absent.
 * @throws Sip2Fault if the system answered for no copy at all
 */
export async function readAvailability(
  context: Sip2Context,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  const copies = await context.copies.ofBibs(context.tenantId, bibIds);
  const answers = await askWithinPage(context, copies);
  return new Map(
    [...new Set(bibIds)].flatMap((bibId) => {
      const own = copies.filter((copy) => copy.bibId === bibId);
      const items = own.flatMap((copy) => itemOf(copy, answers.get(copy.barcode)) ?? []);
      if (items.length < own.length) return [];
      const waiting = Math.max(0, ...own.map(({ barcode }) => answers.get(barcode)?.waiting ?? 0));
      return [[bibId, availabilityOfItems(items, waiting)] as const];
    }),
  );
}

/** The items of a bib. @throws Sip2Fault */
export async function readItems(context: Sip2Context, bibId: string): Promise<readonly Item[]> {
  const copies = await context.copies.ofBibs(context.tenantId, [bibId]);
  const answers = await askWithinPage(context, copies);
  return copies.map(
    (copy) => itemOf(copy, answers.get(copy.barcode)) ?? presentItem(copy, { status: 'unknown' }),
  );
}

/** Asks for copies, as many at a time as there are connections, until the time of a page is over. */
async function askWithinPage(
  { items, settings }: Sip2Context,
  copies: readonly CatalogueCopy[],
): Promise<ReadonlyMap<string, ItemAnswer>> {
  const answers = new Map<string, ItemAnswer>();
  const queue = copies.map(({ barcode }) => barcode);
  let fault: Sip2Fault | undefined;
  const askNext = async () => {
    for (let barcode = queue.shift(); barcode !== undefined && !fault; barcode = queue.shift()) {
      try {
        answers.set(barcode, await items.ask(barcode));
      } catch (error) {
        if (!(error instanceof Sip2Fault)) throw error;
        fault = error;
      }
    }
  };
  const all = Promise.all(Array.from({ length: settings.connections }, askNext));
  await untilOrAfter(all, settings.pageMs);
  queue.length = 0;
  if (copies.length > 0 && answers.size === 0)
    throw fault ?? new Sip2Fault('silent', 'no answer in the time of a page');
  return answers;
}

/** Waits for work that goes on in any case, or for a time. */
async function untilOrAfter(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function itemOf(copy: CatalogueCopy, answer: ItemAnswer | undefined): Item | undefined {
  return answer && presentItem(copy, answer);
}

type Said = Pick<ItemAnswer, 'status'> & Partial<ItemAnswer>;

function presentItem(copy: CatalogueCopy, { status, due, at, isNew }: Said): Item {
  const { isReference, title: _title, author: _author, ...traits } = copy;
  return {
    ...traits,
    status: status === 'available' && isReference ? 'reference' : status,
    ...(status === 'on_loan' && due),
    ...(isNew === false && at !== undefined && { asOf: at }),
  };
}
