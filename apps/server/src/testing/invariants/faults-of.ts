import { moversOf, movesFrom, REQUEST_WAYS, statusOf } from '@lectern/rules/requests/request-ways';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import type { Db } from '../../platform/db/database.ts';

/** How many requests a reader may start in a day, of each kind, and have open: altogether, and for one bib. */
export interface Quotas {
  readonly perDay: number;
  readonly perReader: number;
  readonly perBib: number;
}

/** What does not hold of a library's loans and requests though it always should (docs/requests.md), in words; none if all is well. */
export async function faultsOf(db: Db, tenantId: string, quotas: Quotas): Promise<string[]> {
  const [items, loans, requests, moves] = await Promise.all([
    db.selectFrom('item').select(['id', 'barcode', 'status']).where('tenant_id', '=', tenantId).execute(),
    db
      .selectFrom('loan')
      .select(['item_id'])
      .where('tenant_id', '=', tenantId)
      .where('returned_at', 'is', null)
      .execute(),
    db.selectFrom('request').selectAll().where('tenant_id', '=', tenantId).execute(),
    db
      .selectFrom('request_move')
      .select(['request_id', 'move', 'step', 'mover'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .execute(),
  ]);
  const lent = groups(loans, ({ item_id }) => item_id);
  const setAside = groups(requests.filter(isSetAside), ({ item_id }) => item_id ?? '');
  const timelines = groups(moves, ({ request_id }) => request_id);
  return [
    ...items.flatMap((item) => [
      ...when(size(lent, item.id) > 1, `${item.barcode} is lent twice`),
      ...when(size(setAside, item.id) > 1, `${item.barcode} is set aside for two requests`),
      ...when(
        size(lent, item.id) === 1 && item.status === 'on_hold_shelf',
        `${item.barcode} is lent and on the hold shelf`,
      ),
    ]),
    ...requests.flatMap((request) => faultsOfRequest(request, timelines.get(request.id) ?? [])),
    ...faultsOfQuotas(requests, quotas),
  ];
}

interface RequestRow {
  readonly id: string;
  readonly kind: RequestKind;
  readonly step: RequestStep;
  readonly patron_id: string;
  readonly bib_id: string;
  readonly item_id: string | null;
  readonly placed_on: string;
  readonly ended_at: string | null;
  readonly moves_at: string | null;
}

/** The copy of a re-lending is its holder's. */
function isSetAside({ item_id, kind, ended_at, step }: RequestRow): boolean {
  return (
    item_id !== null && kind !== 'relending' && (ended_at === null || step === 'awaiting_return_to_stock')
  );
}

function faultsOfRequest(
  { id, kind, step, ended_at, moves_at }: RequestRow,
  timeline: readonly { readonly move: string; readonly step: RequestStep; readonly mover: string }[],
): string[] {
  const label = `request ${id} (${kind}, ${step})`;
  const status = statusOf(kind, step);
  const isOpen = status === 'started' || status === 'accepted';
  const movers = moversOf(kind, step);
  const faults = [
    ...when((ended_at === null) !== isOpen, `${label}: its end is not that of its step`),
    ...when(isOpen && movers.size === 0, `${label}: nobody can move it on`),
    ...when(
      movers.size === 1 && movers.has('clock') && moves_at === null,
      `${label}: the clock does not know when to move it on`,
    ),
  ];
  let at = REQUEST_WAYS[kind].first;
  for (const made of timeline) {
    const way = movesFrom(kind, at).some(
      ({ name, to, by }) => name === made.move && to === made.step && by.some((one) => one === made.mover),
    );
    if (!way) faults.push(`${label}: ${made.mover} ${made.move} from ${at} to ${made.step}`);
    at = made.step;
  }
  return [...faults, ...when(at !== step, `${label}: its timeline ends in ${at}`)];
}

function faultsOfQuotas(requests: readonly RequestRow[], quotas: Quotas): string[] {
  const open = requests.filter(({ ended_at }) => ended_at === null);
  return [
    ...over(
      groups(open, ({ patron_id }) => patron_id),
      quotas.perReader,
      'open requests of a reader',
    ),
    ...over(
      groups(open, ({ patron_id, bib_id }) => `${patron_id} ${bib_id}`),
      quotas.perBib,
      'open requests of a reader for a bib',
    ),
    ...over(
      groups(requests, ({ patron_id, kind, placed_on }) => `${patron_id} ${kind} ${placed_on}`),
      quotas.perDay,
      'requests of a kind in a day',
    ),
  ];
}

function over(counted: ReadonlyMap<string, readonly unknown[]>, limit: number, what: string): string[] {
  return [...counted].flatMap(([key, list]) =>
    when(list.length > limit, `${list.length} ${what}, and not ${limit}: ${key}`),
  );
}

function groups<One>(list: readonly One[], keyOf: (one: One) => string): ReadonlyMap<string, readonly One[]> {
  const grouped = new Map<string, One[]>();
  for (const one of list) {
    const group = grouped.get(keyOf(one));
    if (group) group.push(one);
    else grouped.set(keyOf(one), [one]);
  }
  return grouped;
}

function size(grouped: ReadonlyMap<string, readonly unknown[]>, key: string): number {
  return grouped.get(key)?.length ?? 0;
}

function when(isFault: boolean, words: string): string[] {
  return isFault ? [words] : [];
}
