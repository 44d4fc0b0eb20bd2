import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** A database whose work stops behind one of its statements until it is told to go on. */
export interface PausedDatabase {
  readonly db: Db;
  /** Resolves when the statement has run; never where there are fewer statements. */
  readonly reached: Promise<void>;
  goOn(): void;
}

/** Stops work on `db` behind its statement of this number, counted from 1: another transaction can run at just this point. */
export function pauseBehind(db: Db, statement: number): PausedDatabase {
  let count = 0;
  const [reached, reach] = signal();
  const [resumed, goOn] = signal();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }: PluginTransformQueryArgs) => node,
    async transformResult({ result }: PluginTransformResultArgs) {
      count += 1;
      if (count === statement) {
        reach();
        await resumed;
      }
      return result;
    },
  };
  return { db: db.withPlugin(plugin), reached, goOn };
}

function signal(): readonly [Promise<void>, () => void] {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}
