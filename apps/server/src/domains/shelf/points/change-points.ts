import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { POINTS_TOO_FEW } from '@lectern/contracts/shelf/points/errors';
import type { PointKind, PointOperation, PointPlatform } from '@lectern/contracts/shelf/points/fields';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { PointsContext } from './points-context.ts';
import { addEntry, type Lot, listLots, lockPoints, setBalance, setRemaining } from './store/point-store.ts';

export interface PointChange {
  readonly patronId: string;
  readonly kind: PointKind;
  readonly operation: PointOperation;
  /** More than 0. */
  readonly points: number;
  readonly platform: PointPlatform;
  /** What it is for; a change with the same cause is made once. Absent for a cause of its own. */
  readonly cause?: string;
  readonly note?: string;
}

/** Gives points to a reader, and returns the points after it. Nothing changes if its cause has given points before. */
export async function givePoints(
  tx: Tx,
  context: PointsContext,
  change: PointChange,
  expiresAt: string | null,
): Promise<number> {
  const before = await expirePoints(tx, context, change.patronId);
  return enter(tx, context, change, { before, points: change.points, expiresAt });
}

/** Takes points from a reader, those first that expire first, and returns the points after it. */
export async function takePoints(
  tx: Tx,
  context: PointsContext,
  change: PointChange,
): Promise<number | Refusal<'POINTS_TOO_FEW'>> {
  const before = await expirePoints(tx, context, change.patronId);
  if (before < change.points) return refuse(POINTS_TOO_FEW, { points: before });
  const after = await enter(tx, context, change, { before, points: -change.points, expiresAt: null });
  if (after !== before) await takeFromLots(tx, context, change.patronId, change.points);
  return after;
}

/** Takes points away that have expired, and returns the points that are left. The reader's points are locked from then on. */
export async function expirePoints(tx: Tx, context: PointsContext, patronId: string): Promise<number> {
  const { tenantId, now } = context;
  let balance = await lockPoints(tx, tenantId, patronId);
  for (const lot of await listLots(tx, tenantId, patronId)) {
    if (!hasExpired(lot, now)) continue;
    const expiry = { patronId, kind: 'expired', operation: 'expiry', platform: 'library' } as const;
    const change = { ...expiry, points: lot.remaining, cause: `expiry/${lot.id}` };
    balance = await enter(tx, context, change, { before: balance, points: -lot.remaining, expiresAt: null });
    await setRemaining(tx, tenantId, lot.id, 0);
  }
  return balance;
}

export function hasExpired({ expires_at }: Pick<Lot, 'expires_at'>, now: string): boolean {
  return expires_at !== null && expires_at <= now;
}

async function enter(
  tx: Tx,
  { tenantId, now }: PointsContext,
  change: PointChange,
  { before, points, expiresAt }: { before: number; points: number; expiresAt: string | null },
): Promise<number> {
  const id = newId();
  const { patronId, kind, operation, platform, cause = id, note = '' } = change;
  const after = before + points;
  const isNew = await addEntry(tx, {
    tenant_id: tenantId,
    id,
    patron_id: patronId,
    kind,
    operation,
    change: points,
    balance: after,
    remaining: Math.max(0, points),
    expires_at: expiresAt,
    cause,
    platform,
    note,
    made_at: now,
  });
  if (!isNew) return before;
  await setBalance(tx, tenantId, patronId, after);
  return after;
}

async function takeFromLots(
  tx: Tx,
  { tenantId }: PointsContext,
  patronId: string,
  points: number,
): Promise<void> {
  let left = points;
  for (const { id, remaining } of await listLots(tx, tenantId, patronId)) {
    const part = Math.min(left, remaining);
    if (part === 0) break;
    await setRemaining(tx, tenantId, id, remaining - part);
    left -= part;
  }
}
