import { refuse } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import { createBreaker } from '../../../platform/outside/breaker.ts';
import { OutsideError } from '../../../platform/outside/outside-error.ts';
import type { ResolveOutside } from '../../../platform/outside/resolve-outside.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { writeInstant } from '../../../platform/sip2/message-dates.ts';
import type { MessageCode } from '../../../platform/sip2/message-forms.ts';
import type { MessageOf } from '../../../platform/sip2/read-message.ts';
import type { DraftMessage } from '../../../platform/sip2/write-message.ts';
import type { Away } from '../ils-refusals.ts';
import type { IlsTenant } from '../library-systems.ts';
import { connectSip2, type Sip2Connection } from './sip2-connection.ts';
import { Sip2Fault } from './sip2-fault.ts';
import { createSip2Pool } from './sip2-pool.ts';
import type { Sip2Settings } from './sip2-settings.ts';
import { signInSip2 } from './sip2-sign-in.ts';

export interface Sip2Deps {
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
  readonly secrets: Pick<Secrets, 'get'>;
  readonly resolveOutside: ResolveOutside;
  /** Certificates of authorities in PEM besides those that Node trusts. */
  readonly authorities?: string | undefined;
}

/** The place in `BX` of messages that not every system takes. */
const PLACES = { checkOut: 1, checkIn: 2, feePaid: 9, hold: 13, renewAll: 15 } as const;

export type OptionalMessage = keyof typeof PLACES;

/** A library system that is asked over SIP2. */
export interface Sip2System {
  /** The fields and parts that every message has. */
  readonly frame: () => Promise<{ readonly sentAt: string; readonly AO: string; readonly AC: string }>;
  /** Asks what can be asked twice. @throws Sip2Fault */
  ask<R extends MessageCode, C extends MessageCode>(
    request: DraftMessage<R>,
    answer: C,
  ): Promise<MessageOf<C>>;
  /** Asks for a change, once: after a fault nobody knows whether it was made. @throws Sip2Fault */
  change<R extends MessageCode, C extends MessageCode>(
    request: DraftMessage<R>,
    answer: C,
  ): Promise<MessageOf<C>>;
  /** Whether it says that it takes a message. Known after its first answer. */
  takes(message: OptionalMessage): boolean;
  /** The answer, or that the system is away. */
  unlessFault<T>(work: () => Promise<T>): Promise<T | Away>;
}

export function createSip2System(
  { clock, log, secrets, resolveOutside, authorities }: Sip2Deps,
  { id: tenantId, policy }: IlsTenant,
  settings: Sip2Settings,
): Sip2System {
  const { host, port, transport, connections, answerMs } = settings;
  // What waits for us says nothing about the system.
  const isFault = (error: unknown) => error instanceof Sip2Fault && error.kind !== 'busy';
  const breaker = createBreaker({ steadyMs: () => clock.steadyMs(), isFault });
  const secretOf = async (name: string | undefined) => {
    const value = name === undefined ? '' : await secrets.get(tenantId, name);
    if (value === undefined) throw new Sip2Fault('refused', `the secret ${name} is not set`);
    return value;
  };

  let supported = '';
  const pool = createSip2Pool(
    async () => {
      const address = await resolveOutside(host).catch((error: unknown) => {
        if (error instanceof OutsideError) throw new Sip2Fault('unreachable', error.message);
        throw error;
      });
      const password = await secretOf(settings.password);
      const connection = await connectSip2({ address, host, port, transport, authorities }, settings);
      supported = await signInSip2(connection, settings, password);
      return connection;
    },
    { connections, waitMs: answerMs },
  );

  /** Refused at once while the system is away. */
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await breaker(tenantId, work);
    } catch (error) {
      if (error instanceof OutsideError) throw new Sip2Fault('unreachable', error.message);
      if (error instanceof Sip2Fault && isFault(error))
        log.warn({ tenant: tenantId, fault: error.kind }, `the library system: ${error.message}`);
      throw error;
    }
  }

  return {
    async frame() {
      const sentAt = writeInstant(clock.now(), policy.timeZone);
      return { sentAt, AO: settings.institution, AC: await secretOf(settings.terminalPassword) };
    },
    ask: (request, answer) =>
      guarded(async () => {
        const once = (connection: Sip2Connection) => connection.ask(request, answer);
        const first = await pool.use(async (connection, isUsed) => {
          try {
            return await once(connection);
          } catch (error) {
            if (isUsed && error instanceof Sip2Fault && error.kind === 'closed') return undefined;
            throw error;
          }
        });
        // The system had closed the connection while nobody used it.
        return first ?? pool.use(once);
      }),
    change: (request, answer) =>
      guarded(() => pool.use(async (connection) => connection.ask(request, answer))),
    takes: (message) => supported[PLACES[message]] === 'Y',
    async unlessFault(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof Sip2Fault) return refuse(ILS_UNAVAILABLE);
        throw error;
      }
    },
  };
}
