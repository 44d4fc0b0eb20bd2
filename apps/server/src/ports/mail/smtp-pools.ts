import { connect, isIP, type Socket } from 'node:net';
import type { MailSettings } from '@lectern/contracts/people/tenant/notice-settings';
import type { Transporter } from 'nodemailer';
import { DeliveryError } from '../../platform/outside/delivery-error.ts';
import { OutsideError } from '../../platform/outside/outside-error.ts';
import type { ResolveOutside } from '../../platform/outside/resolve-outside.ts';

/** Connections that one tenant has to its mail server at the same time. */
const MOST_CONNECTIONS = 4;
/** Then an unused connection is closed. */
const IDLE_MS = 30_000;
/** Then a connection is renewed, so that a changed address of the server is followed. */
const MAILS_PER_CONNECTION = 100;

export interface SmtpPoolOptions {
  /** For connecting, for the greeting, and for each silence of the server. */
  readonly timeoutMs: number;
  /** Certificates of authorities in PEM besides those that Node trusts. */
  readonly authorities?: string;
}

/** The open connections to the mail servers of tenants. */
export interface SmtpPools {
  /** The connections of a tenant. They are renewed when its settings or its password are others than before. */
  of(tenantId: string, server: MailSettings, password: string | undefined): Promise<Transporter>;
  /** Closes all when they have sent what they have. */
  close(): void;
}

/** Pools by tenant. Each new connection goes to an address that was checked for it. */
export function createSmtpPools(resolveOutside: ResolveOutside, options: SmtpPoolOptions): SmtpPools {
  const pools = new Map<string, { readonly made: string; readonly transporter: Transporter }>();
  return {
    async of(tenantId, server, password) {
      const made = JSON.stringify([server, password ?? null]);
      const { createTransport } = await import('nodemailer');
      const known = pools.get(tenantId);
      if (known?.made === made) return known.transporter;
      known?.transporter.close();
      const transporter = createTransport({
        pool: true,
        maxConnections: MOST_CONNECTIONS,
        maxMessages: MAILS_PER_CONNECTION,
        // A server may close a kept connection just when it is used again.
        maxRequeues: 1,
        idleTimeout: IDLE_MS,
        host: server.host,
        port: server.port,
        secure: server.secure === 'tls',
        requireTLS: server.secure === 'starttls',
        ignoreTLS: server.secure === 'none',
        tls: {
          ...(isIP(server.host) === 0 && { servername: server.host }),
          ...(options.authorities && { ca: options.authorities }),
        },
        ...(server.user && { auth: { user: server.user, pass: password ?? '' } }),
        connectionTimeout: options.timeoutMs,
        greetingTimeout: options.timeoutMs,
        socketTimeout: options.timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
        getSocket: (_options: unknown, done: SocketDone) =>
          void openSocket(server, resolveOutside, options.timeoutMs).then(
            (connection) => done(null, { connection }),
            (error: Error) => done(error),
          ),
      });
      // A fault of a connection without a mail concerns nobody: the next mail opens another one.
      transporter.on('error', () => undefined);
      pools.set(tenantId, { made, transporter });
      return transporter;
    },
    close() {
      for (const { transporter } of pools.values()) transporter.close();
      pools.clear();
    },
  };
}

type SocketDone = (error: Error | null, opened?: { readonly connection: Socket }) => void;

/** A connection to the checked address of a server; the name is still what the certificate must be for. */
async function openSocket(
  { host, port }: MailSettings,
  resolveOutside: ResolveOutside,
  timeoutMs: number,
): Promise<Socket> {
  const socket = connect({ host: await addressOf(host, resolveOutside), port });
  return new Promise((resolve, reject) => {
    const fail = (code: string) => {
      socket.destroy();
      reject(Object.assign(new Error(code), { code }));
    };
    socket.setTimeout(timeoutMs, () => fail('ETIMEDOUT'));
    socket.once('error', ({ code = 'ECONNECTION' }: NodeJS.ErrnoException) => fail(code));
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeAllListeners();
      resolve(socket);
    });
  });
}

async function addressOf(host: string, resolveOutside: ResolveOutside): Promise<string> {
  try {
    return await resolveOutside(host);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const isPermanent = error.fault === 'address';
    throw new DeliveryError(`the mail server cannot be used: ${error.message}`, { isPermanent });
  }
}
