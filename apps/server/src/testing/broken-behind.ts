import type { Db } from '../platform/db/database.ts';

/** The database of a process that dies behind one of its statements. */
export function brokenBehind(db: Db, statement: number): Db {
  let count = 0;
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      if (count === statement) throw new Error('broken off');
      return result;
    },
  });
}
