import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

/** A place of one answer under way; `leave` may be called more than once. */
export interface Place {
  leave(): void;
}

interface Taken {
  readonly readers: Set<string>;
  readonly libraries: Map<string, number>;
}

const taken = new WeakMap<Deps['db'], Taken>();

/** Takes a place among the answers under way in this process: one of each reader, and no more of a library than it allows. */
export function takePlace(
  { db }: Pick<Deps, 'db'>,
  { id: tenantId, settings }: Tenant,
  patronId: string,
): Place | 'underWay' | 'full' {
  const { readers, libraries } = taken.get(db) ?? {
    readers: new Set(),
    libraries: new Map<string, number>(),
  };
  taken.set(db, { readers, libraries });
  const reader = `${tenantId} ${patronId}`;
  const ofLibrary = libraries.get(tenantId) ?? 0;
  if (readers.has(reader)) return 'underWay';
  if (ofLibrary >= settings.assistant.atOnce) return 'full';
  readers.add(reader);
  libraries.set(tenantId, ofLibrary + 1);
  let isTaken = true;
  return {
    leave() {
      // The reader may have the next place already.
      if (!isTaken) return;
      isTaken = false;
      readers.delete(reader);
      libraries.set(tenantId, (libraries.get(tenantId) ?? 1) - 1);
    },
  };
}
