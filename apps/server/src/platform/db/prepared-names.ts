/** A statement is prepared once it was run this often: what runs seldom is not worth the server's memory. */
const USES_BEFORE = 20;
/** Prepared statements that each connection keeps on the server. */
const MOST_NAMES = 400;
/** Texts whose uses are counted; the one not used for longest gives way. */
const MOST_COUNTED = 4000;

/** Names for statements that run often, by which PostgreSQL keeps them parsed and planned for a connection. */
export interface PreparedNames {
  /** Counts a use of the statement, and answers its name. Undefined while it runs seldom, or if all names are given. */
  nameOf(sql: string): string | undefined;
  /** Gives new names from now on, because tables have changed under the statements that the old ones stand for. */
  startAnew(): void;
}

export function createPreparedNames(): PreparedNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let generation = 0;
  return {
    nameOf(sql) {
      const known = names.get(sql);
      if (known !== undefined || names.size >= MOST_NAMES) return known;
      const count = (uses.get(sql) ?? 0) + 1;
      uses.delete(sql);
      if (count >= USES_BEFORE) {
        const name = `lectern_${generation}_${names.size}`;
        names.set(sql, name);
        return name;
      }
      uses.set(sql, count);
      if (uses.size > MOST_COUNTED) uses.delete(uses.keys().next().value ?? '');
      return undefined;
    },
    startAnew() {
      generation += 1;
      names.clear();
    },
  };
}
