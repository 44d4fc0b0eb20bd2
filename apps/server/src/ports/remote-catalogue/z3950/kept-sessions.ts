import type { Z3950Session } from './z3950-session.ts';

/** A session with the result set of one search, and the number of its hits. */
export interface KeptSession {
  readonly session: Z3950Session;
  readonly total: number;
}

export interface KeptSessions {
  /** The session of this search, which is then the caller's alone; undefined where none is kept. */
  take(name: string): KeptSession | undefined;
  /** Keeps a session for the next page. */
  put(name: string, kept: KeptSession): void;
  closeAll(): void;
}

/**
 * Result sets at other servers that readers may go on paging in: a session for each search. The oldest one ends where there are too many,
 * and each ends when nobody has asked for a while. A server that ends one first costs a new search, nothing else.
 */
export function createKeptSessions({
  most,
  idleMs,
}: {
  readonly most: number;
  readonly idleMs: number;
}): KeptSessions {
  const all = new Map<string, { readonly kept: KeptSession; readonly timer: NodeJS.Timeout }>();

  function drop(name: string): KeptSession | undefined {
    const found = all.get(name);
    if (!found) return undefined;
    clearTimeout(found.timer);
    all.delete(name);
    return found.kept;
  }

  return {
    take(name) {
      const kept = drop(name);
      return kept?.session.isOpen() ? kept : undefined;
    },
    put(name, kept) {
      drop(name)?.session.close();
      if (!kept.session.isOpen()) return;
      const timer = setTimeout(() => drop(name)?.session.close(), idleMs);
      timer.unref();
      all.set(name, { kept, timer });
      const [oldest] = all.keys();
      if (all.size > most && oldest !== undefined) drop(oldest)?.session.close();
    },
    closeAll() {
      for (const name of [...all.keys()]) drop(name)?.session.close();
    },
  };
}
