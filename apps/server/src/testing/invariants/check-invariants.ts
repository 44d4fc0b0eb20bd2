import { moversOf, movesFrom, REQUEST_WAYS, statusOf } from '@lectern/rules/requests/request-ways';
import type { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import { expect } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { QUOTAS, type SmallLibrary } from './small-library.ts';

/** What always holds of a library's loans and requests (docs/requests.md), whatever was done at once. */
export async function checkInvariants(db: Db, { tenant }: SmallLibrary): Promise<void> {
  const [items, loans, requests, moves] = await Promise.all([
    db.selectFrom('item').selectAll().where('tenant_id', '=', tenant.id).execute(),
    db.selectFrom('loan').selectAll().where('tenant_id', '=', tenant.id).execute(),
    db.selectFrom('request').selectAll().where('tenant_id', '=', tenant.id).execute(),
    db.selectFrom('request_move').selectAll().where('tenant_id', '=', tenant.id).orderBy('id').execute(),
  ]);

  // An item has at most one open loan and is set aside for at most one request.
  for (const { id, barcode, status } of items) {
    const lent = loans.filter((loan) => loan.item_id === id && loan.returned_at === null);
    expect(lent.length, `open loans of ${barcode}`).toBeLessThanOrEqual(1);
    const setAside = requests.filter(
      ({ item_id, kind, ended_at, step }) =>
        item_id === id && kind !== 'relending' && (ended_at === null || step === 'awaiting_return_to_stock'),
    );
    expect(setAside.map(({ step }) => step).length, `requests for ${barcode}`).toBeLessThanOrEqual(1);
    if (lent.length === 1) expect(status, `place of the lent ${barcode}`).not.toBe('on_hold_shelf');
  }

  for (const request of requests) {
    const { kind, step, ended_at, moves_at } = request;
    const label = `${kind} ${step}`;
    // Its status follows from its step, and it is over when the status says so.
    const status = statusOf(kind, step);
    expect(ended_at === null, label).toBe(status === 'started' || status === 'accepted');
    // Somebody named, or the clock at a known time, can move it on.
    const movers = moversOf(kind, step);
    if (ended_at === null) expect(movers.size, label).toBeGreaterThan(0);
    if (movers.size === 1 && movers.has('clock')) expect(moves_at, label).not.toBeNull();
    // Each step was made once, by somebody who may make it.
    let at = REQUEST_WAYS[kind].first;
    for (const move of moves.filter(({ request_id }) => request_id === request.id)) {
      const way = movesFrom(kind, at).find(
        ({ name, to, by }) => name === move.move && to === move.step && by.includes(move.mover),
      );
      expect(way, `${kind}: ${move.mover} ${move.move} from ${at} to ${move.step}`).toBeDefined();
      at = move.step;
    }
    expect(at, label).toBe(step);
  }

  checkQuotas(requests);
}

function checkQuotas(
  requests: readonly {
    readonly patron_id: string;
    readonly bib_id: string;
    readonly kind: (typeof REQUEST_KINDS)[number];
    readonly placed_on: string;
    readonly ended_at: string | null;
  }[],
): void {
  for (const patronId of new Set(requests.map(({ patron_id }) => patron_id))) {
    const own = requests.filter(({ patron_id }) => patron_id === patronId);
    const open = own.filter(({ ended_at }) => ended_at === null);
    expect(open.length, 'open requests of a reader').toBeLessThanOrEqual(QUOTAS.perReader);
    for (const { bib_id } of open) {
      const ofBib = open.filter((one) => one.bib_id === bib_id);
      expect(ofBib.length, 'open requests of a reader for a bib').toBeLessThanOrEqual(QUOTAS.perBib);
    }
    for (const { placed_on, kind } of own) {
      const ofDay = own.filter((one) => one.placed_on === placed_on && one.kind === kind);
      expect(ofDay.length, `${kind} of a reader in a day`).toBeLessThanOrEqual(QUOTAS.perDay);
    }
  }
}
