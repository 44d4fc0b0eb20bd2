import type { Sip2Connection } from './sip2-connection.ts';
import { Sip2Fault } from './sip2-fault.ts';

export interface PoolLimits {
  readonly connections: number;
  /** How long a question may wait for a connection. */
  readonly waitMs: number;
}

/** Most questions that wait. */
const MOST_WAITING = 500;
/** Then an unused connection is closed; library systems close it themselves some time later. */
const IDLE_MS = 60_000;

/** Connections to one library system, opened when they are needed. */
export interface Sip2Pool {
  /**
   * Works with a connection that nobody else uses meanwhile. `isUsed`: it has answered before, so it may have ended without our knowing.
   * @throws Sip2Fault
   */
  use<T>(work: (connection: Sip2Connection, isUsed: boolean) => Promise<T>): Promise<T>;
  /** Closes what nobody uses. */
  close(): void;
}

export function createSip2Pool(open: () => Promise<Sip2Connection>, limits: PoolLimits): Sip2Pool {
  const idle: { readonly connection: Sip2Connection; readonly timer: NodeJS.Timeout }[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limits.connections) {
      running += 1;
      return;
    }
    if (waiting.length >= MOST_WAITING) throw new Sip2Fault('busy', 'too many questions wait');
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new Sip2Fault('busy', 'no connection became free in time'));
      }, limits.waitMs);
      waiting.push(begin);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  /** The connection that was used last, so that the others may end. */
  function takeIdle(): Sip2Connection | undefined {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.connection.isOpen) return entry.connection;
    }
    return undefined;
  }

  function giveBack(connection: Sip2Connection): void {
    if (!connection.isOpen) return;
    connection.hold(false);
    const timer = setTimeout(() => connection.close(), IDLE_MS);
    timer.unref();
    idle.push({ connection, timer });
  }

  return {
    async use(work) {
      await enter();
      try {
        const known = takeIdle();
        known?.hold(true);
        const connection = known ?? (await open());
        try {
          return await work(connection, known !== undefined);
        } finally {
          giveBack(connection);
        }
      } finally {
        leave();
      }
    },
    close() {
      for (let entry = idle.pop(); entry; entry = idle.pop()) {
        clearTimeout(entry.timer);
        entry.connection.close();
      }
    },
  };
}
