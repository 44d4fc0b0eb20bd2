import type {
  CounterHead,
  CounterReader,
  CounterReading,
  CounterRefusal,
} from '../../../../platform/counter/counter-use.ts';
import { isRefused } from '../../../../platform/counter/read-head.ts';
import { monthsOf } from '../../../../platform/counter/values.ts';
import { toJson } from '../../../../platform/db/codecs.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { changeLoad } from '../store/load-store.ts';
import { deleteHiddenOf, deleteSlices, replacedSlices, showSlices } from '../store/slice-store.ts';
import type { UsageLoadTable } from '../tables.ts';
import { type LoadOutcome, NO_OUTCOME, UsageFaults } from './load-outcome.ts';
import { createUseWriter } from './use-writer.ts';

/** Reads a report to its end. */
export type ReadReport = (reader: CounterReader) => Promise<CounterReading | CounterRefusal>;

/** Says why a report that can be read is not the one that was asked for. */
export type CheckHead = (head: CounterHead) => Pick<LoadOutcome, 'refusal' | 'refusedValue'> | undefined;

/** How often a load says how far it is. */
const NOTE_MS = 1000;

/** Slices that are deleted behind one load; the rest follows with the clock. */
const MOST_DELETED = 500;

/**
 * Takes a report. Its counts come in slices that nobody sees; one transaction shows them in the place of those before, so no month is ever
 * half of one report and half of another, and a report that comes twice counts once.
 *
 * @throws the signal's reason where it ended the load
 */
export async function loadReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  one: UsageLoadTable,
  read: ReadReport,
  signal: AbortSignal,
  check: CheckHead = () => undefined,
): Promise<LoadOutcome> {
  const { db, clock } = deps;
  const isCheck = one.is_check === 1;
  await deleteHiddenOf(db, one.tenant_id, one.id);
  const writer = createUseWriter(deps, { tenantId: one.tenant_id, loadId: one.id, isCheck });
  const faults = new UsageFaults();
  let [itemCount, notedAt] = [0, clock.steadyMs()];
  const reading = await read({
    onFault: (fault) => faults.add(fault),
    async onUses(uses) {
      signal.throwIfAborted();
      await writer.write(uses);
      itemCount = uses.at(-1)?.place ?? itemCount;
      if (clock.steadyMs() - notedAt < NOTE_MS) return;
      notedAt = clock.steadyMs();
      await changeLoad(db, one, { outcome: { ...NO_OUTCOME, itemCount, ...faults.counts } });
    },
  });
  signal.throwIfAborted();
  const seen: LoadOutcome = {
    ...NO_OUTCOME,
    itemCount,
    ...faults.counts,
    exceptions: [...reading.exceptions],
  };
  const refusal = isRefused(reading) ? refusalOf(reading) : check(reading.head);
  if (refusal || isRefused(reading)) {
    await deleteHiddenOf(db, one.tenant_id, one.id);
    return { ...seen, ...headOf(reading), ...refusal };
  }
  const { platforms, sums } = writer;
  const outcome = { ...seen, ...headOf(reading), itemCount: reading.itemCount, platforms, sums };
  return isCheck ? outcome : show(deps, one, writer, reading.head, outcome);
}

function refusalOf({ refused, value, place }: CounterRefusal): Partial<LoadOutcome> {
  return { refusal: refused, refusedValue: value, refusedPlace: place };
}

function headOf(reading: CounterReading | CounterRefusal): Partial<LoadOutcome> {
  if (isRefused(reading)) return {};
  const { report, release, createdBy, from, to } = reading.head;
  return { report, release, createdBy, fromMonth: from, toMonth: to };
}

async function show(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  one: UsageLoadTable,
  writer: ReturnType<typeof createUseWriter>,
  head: CounterHead,
  outcome: LoadOutcome,
): Promise<LoadOutcome> {
  const months = monthsOf(head);
  const platformIds = await writer.finish(months);
  const { report, release } = head;
  const done = await inTransaction(db, async (tx) => {
    await lockName(tx, `usage/${one.tenant_id}`);
    const replacedCount = await showSlices(tx, one.tenant_id, one.id, {
      report,
      release,
      months,
      platformIds,
    });
    const shown = { ...outcome, replacedCount };
    await changeLoad(tx, one, { state: 'done', outcome: shown, ended_at: clock.now().toISOString() });
    return shown;
  });
  await deleteSlices(db, one.tenant_id, await replacedSlices(db, one.tenant_id, MOST_DELETED));
  return done;
}

/** A load as it is stored before anything was read. */
export function newOutcome(): string {
  return toJson(NO_OUTCOME);
}
