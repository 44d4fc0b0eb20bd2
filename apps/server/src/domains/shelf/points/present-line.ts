import type { PointLine, PointState } from '@lectern/contracts/shelf/points/fields';
import { hasExpired } from './change-points.ts';
import type { PointEntryTable } from './tables.ts';

/** A line of a reader's points as contracts show it. */
export function presentLine(entry: PointEntryTable, now: string): PointLine {
  return {
    id: entry.id,
    behaviorType: entry.kind,
    operation: entry.operation,
    change: entry.change,
    points: entry.balance,
    status: stateOf(entry, now),
    expiresAt: entry.expires_at,
    platform: entry.platform,
    note: entry.note,
    date: entry.made_at,
  };
}

function stateOf(entry: PointEntryTable, now: string): PointState {
  if (entry.change < 0) return 'done';
  if (hasExpired(entry, now)) return 'expired';
  return entry.remaining > 0 ? 'valid' : 'used';
}
