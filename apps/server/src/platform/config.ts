import { hostname } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { connectionsWithin, openFileLimit } from './connections/open-files.ts';
import { readTrustedProxies } from './connections/trusted-proxies.ts';

/** A time limit; at most a day, because timers of Node know no more than 24 days. */
const seconds = (usual: number) => z.coerce.number().positive().max(86_400).default(usual);

const configSchema = z
  .object({
    /** The folder of the database, the index and files, unless other settings name their places. */
    LECTERN_DATA: z.string().min(1).default('data'),
    /** A SQLite file or postgres:// address; a file in LECTERN_DATA when empty. */
    LECTERN_DATABASE_URL: z.string().default(''),
    LECTERN_HOST: z.string().default('127.0.0.1'),
    LECTERN_PORT: z.coerce.number().int().min(0).max(65_535).default(8855),
    /** The configured base prefix of all calls (specification 1, section 9). */
    LECTERN_API_PREFIX: z
      .string()
      .regex(/^(\/[a-z0-9_-]+)+$/)
      .default('/api'),
    /** `own`: each refusal has its HTTP status. `200`: those of the specification's calls have this one, see serve-calls.ts. */
    LECTERN_REFUSAL_STATUS: z.enum(['own', '200']).default('own'),
    /** Proxies in front whose forwarded address is believed: a count, or their addresses and networks with commas between them. */
    LECTERN_TRUSTED_PROXIES: z
      .string()
      .default('0')
      .refine((text) => readTrustedProxies(text) !== undefined, 'neither a count up to 10 nor addresses'),
    /** Where readers reach the server, without a path (`https://library.example.org`); as each request says when empty. */
    LECTERN_PUBLIC_URL: z
      .string()
      .regex(/^(https?:\/\/[a-z0-9.:[\]-]+)?$/i)
      .default(''),
    /** Hosts in the own network that tenants' settings may name as services to ask, with commas between them; others there are refused. */
    LECTERN_INTERNAL_HOSTS: z.string().default(''),
    /** Keys that seal the secrets of tenants: 32 bytes in base64, the current one first. A file in LECTERN_DATA when empty. */
    LECTERN_SECRET_KEY: z.string().default(''),
    /** Seconds in which the headers of a request must arrive. */
    LECTERN_HEADERS_SECONDS: seconds(20),
    /** Seconds in which a whole request must arrive, from its first byte to the end of its body. */
    LECTERN_REQUEST_SECONDS: seconds(60),
    /** Seconds that a connection stays open between two requests; longer than proxies in front keep theirs. */
    LECTERN_KEEP_ALIVE_SECONDS: seconds(72),
    /** Seconds without a byte in either direction, also while an answer is made or read, after which a connection is closed. */
    LECTERN_SILENCE_SECONDS: seconds(300),
    /** Seconds that requests have to end when the server stops; then their connections are closed. */
    LECTERN_STOP_SECONDS: seconds(10),
    /** Connections at the same time; fewer where the process may not have so many open files. */
    LECTERN_CONNECTIONS: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
    /** Connections of one address at the same time, unless it is named in LECTERN_TRUSTED_PROXIES. */
    LECTERN_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(512),
    /** The port for self-check machines that speak SIP2; none when 0. */
    LECTERN_SIP2_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** Other addresses than this machine's own need a certificate. */
    LECTERN_SIP2_HOST: z.string().default('127.0.0.1'),
    /** PEM files of the certificate and its key. */
    LECTERN_SIP2_TLS_CERT: z.string().default(''),
    LECTERN_SIP2_TLS_KEY: z.string().default(''),
    /** Machines at the same time. */
    LECTERN_SIP2_CONNECTIONS: z.coerce.number().int().min(1).max(10_000).default(100),
    /** Seconds without a byte after which the connection of a machine is closed. */
    LECTERN_SIP2_SILENCE_SECONDS: seconds(3600),
    /** The port of the metrics for Prometheus; none when 0. */
    LECTERN_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** The metrics have no sign-in: whoever reaches this address reads them. */
    LECTERN_METRICS_HOST: z.string().default('127.0.0.1'),
    /** Megabytes that must be free on the disk of the data folder for the server to be ready. */
    LECTERN_DISK_RESERVE_MB: z.coerce.number().min(0).max(1_000_000).default(256),
    LECTERN_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Addresses of an OpenSearch cluster, with commas between them; the built-in engine searches when empty. OPENSEARCH_URL counts too. */
    LECTERN_OPENSEARCH_URL: z.string().default(''),
    /** What the names of this installation's indexes begin with, where several share a cluster. */
    LECTERN_OPENSEARCH_PREFIX: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,60}$/)
      .default('lectern'),
    /** A bucket that keeps the files, on a server that speaks S3; a folder in LECTERN_DATA when empty. */
    LECTERN_S3_BUCKET: z
      .string()
      .regex(/^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/)
      .default(''),
    /** `https://s3.example.org`, without the bucket. */
    LECTERN_S3_ENDPOINT: z
      .string()
      .regex(/^(https?:\/\/[a-z0-9.:[\]-]+\/?)?$/i)
      .default(''),
    LECTERN_S3_REGION: z.string().min(1).default('us-east-1'),
    LECTERN_S3_ACCESS_KEY: z.string().default(''),
    LECTERN_S3_SECRET_KEY: z.string().default(''),
    /** What names in the bucket begin with, where it has other things too: names with a slash after each (`portal/`). */
    LECTERN_S3_PREFIX: z
      .string()
      .regex(/^([A-Za-z0-9._-]+\/)*$/)
      .default(''),
    /** Times that a query may take what it usually may; read by each search thread (`patience.ts`). */
    LECTERN_SEARCH_PATIENCE: z.coerce.number().min(1).max(100).default(1),
    LECTERN_SEARCH_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  })
  .refine(
    (values) =>
      values.LECTERN_SIP2_PORT === 0 ||
      isLoopback(values.LECTERN_SIP2_HOST) ||
      tlsFiles(values) !== undefined,
    {
      path: ['LECTERN_SIP2_HOST'],
      message: 'other addresses than 127.0.0.1 and ::1 need LECTERN_SIP2_TLS_CERT and LECTERN_SIP2_TLS_KEY',
    },
  )
  .refine(
    (values) =>
      values.LECTERN_S3_BUCKET === '' ||
      (values.LECTERN_S3_ENDPOINT && values.LECTERN_S3_ACCESS_KEY && values.LECTERN_S3_SECRET_KEY),
    {
      path: ['LECTERN_S3_BUCKET'],
      message: 'a bucket needs LECTERN_S3_ENDPOINT, LECTERN_S3_ACCESS_KEY and LECTERN_S3_SECRET_KEY',
    },
  );

/** Limits of connections; times are in milliseconds. */
export interface ConnectionLimits {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly keepAliveMs: number;
  readonly silenceMs: number;
  /** After this time the end of the server closes connections that still have a request. */
  readonly stopMs: number;
  readonly max: number;
  readonly maxPerAddress: number;
}

/** The door for self-check machines. */
export interface Sip2Config {
  readonly host: string;
  readonly port: number;
  /** Undefined on loopback, where a tunnel or proxy may stand in front. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly connections: number;
  readonly silenceMs: number;
  /** A machine has to sign in after so long. */
  readonly signInMs: number;
}

/** A bucket for files, and the key by which we reach it. */
export interface S3Config {
  /** Without the bucket. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  /** Never logged. */
  readonly secretKey: string;
  /** What all our names in the bucket begin with: empty, or with a slash at its end. */
  readonly prefix: string;
}

export interface Config {
  readonly dataFolder: string;
  readonly databaseUrl: string;
  readonly indexFolder: string;
  readonly filesFolder: string;
  /** Undefined where files are in `filesFolder`. */
  readonly s3: S3Config | undefined;
  /** Mails and text messages of the demo. */
  readonly outboxFolder: string;
  readonly host: string;
  readonly port: number;
  readonly apiPrefix: string;
  readonly refusalStatus: 'own' | '200';
  /** As `readTrustedProxies` reads them. */
  readonly trustedProxies: string;
  /** Empty where requests say it. */
  readonly publicUrl: string;
  readonly internalHosts: readonly string[];
  /** Base64 with commas between them; empty where the keys are in a file. Never logged. */
  readonly secretKeys: string;
  readonly connections: ConnectionLimits;
  /** Undefined where no machine may connect. */
  readonly sip2: Sip2Config | undefined;
  /** Where Prometheus reads metrics; undefined where it may not. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Bytes. */
  readonly diskReserve: number;
  readonly logLevel: string;
  readonly searchWorkers: number;
  /** Undefined where the built-in engine searches. */
  readonly openSearch: { readonly url: string; readonly prefix: string } | undefined;
  /** Names this process in leases. */
  readonly nodeName: string;
}

/** Reads the environment; raises a ZodError that names the setting which is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = configSchema.parse(env);
  const dataFolder = values.LECTERN_DATA;
  const sip2 = values.LECTERN_SIP2_PORT === 0 ? undefined : sip2Config(values);
  const openSearchUrl = values.LECTERN_OPENSEARCH_URL || env.OPENSEARCH_URL || '';
  return {
    dataFolder,
    databaseUrl: values.LECTERN_DATABASE_URL || join(dataFolder, 'lectern.db'),
    indexFolder: join(dataFolder, 'index'),
    filesFolder: join(dataFolder, 'files'),
    s3: values.LECTERN_S3_BUCKET === '' ? undefined : s3Config(values),
    outboxFolder: join(dataFolder, 'outbox'),
    // Fastify would open a second server for ::1, which has no gate.
    host: values.LECTERN_HOST === 'localhost' ? '127.0.0.1' : values.LECTERN_HOST,
    port: values.LECTERN_PORT,
    apiPrefix: values.LECTERN_API_PREFIX,
    refusalStatus: values.LECTERN_REFUSAL_STATUS,
    trustedProxies: values.LECTERN_TRUSTED_PROXIES,
    publicUrl: values.LECTERN_PUBLIC_URL,
    internalHosts: values.LECTERN_INTERNAL_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    secretKeys: values.LECTERN_SECRET_KEY.trim(),
    connections: {
      headersMs: milliseconds(values.LECTERN_HEADERS_SECONDS),
      requestMs: milliseconds(values.LECTERN_REQUEST_SECONDS),
      keepAliveMs: milliseconds(values.LECTERN_KEEP_ALIVE_SECONDS),
      silenceMs: milliseconds(values.LECTERN_SILENCE_SECONDS),
      stopMs: milliseconds(values.LECTERN_STOP_SECONDS),
      ...connectionCounts(values, sip2),
    },
    sip2,
    metrics:
      values.LECTERN_METRICS_PORT === 0
        ? undefined
        : { host: values.LECTERN_METRICS_HOST, port: values.LECTERN_METRICS_PORT },
    diskReserve: values.LECTERN_DISK_RESERVE_MB * 1024 * 1024,
    logLevel: values.LECTERN_LOG_LEVEL,
    searchWorkers: values.LECTERN_SEARCH_WORKERS,
    openSearch: openSearchUrl ? { url: openSearchUrl, prefix: values.LECTERN_OPENSEARCH_PREFIX } : undefined,
    nodeName: `${hostname()}:${process.pid}`,
  };
}

/** One address gets half of all connections at most, so that it alone does not fill the server. */
function connectionCounts(
  {
    LECTERN_CONNECTIONS: asked,
    LECTERN_CONNECTIONS_PER_ADDRESS: perAddress,
  }: { readonly LECTERN_CONNECTIONS: number; readonly LECTERN_CONNECTIONS_PER_ADDRESS: number },
  sip2: Sip2Config | undefined,
) {
  const max = connectionsWithin(openFileLimit(), sip2?.connections ?? 0, asked);
  return { max, maxPerAddress: Math.max(1, Math.min(perAddress, Math.floor(max / 2))) };
}

const SIP2_SIGN_IN_MS = 30_000;

function sip2Config(values: z.output<typeof configSchema>): Sip2Config {
  return {
    host: values.LECTERN_SIP2_HOST,
    port: values.LECTERN_SIP2_PORT,
    tls: tlsFiles(values),
    connections: values.LECTERN_SIP2_CONNECTIONS,
    silenceMs: milliseconds(values.LECTERN_SIP2_SILENCE_SECONDS),
    signInMs: SIP2_SIGN_IN_MS,
  };
}

function s3Config(values: z.output<typeof configSchema>): S3Config {
  return {
    endpoint: values.LECTERN_S3_ENDPOINT,
    region: values.LECTERN_S3_REGION,
    bucket: values.LECTERN_S3_BUCKET,
    accessKey: values.LECTERN_S3_ACCESS_KEY,
    secretKey: values.LECTERN_S3_SECRET_KEY,
    prefix: values.LECTERN_S3_PREFIX,
  };
}

function tlsFiles({
  LECTERN_SIP2_TLS_CERT: certFile,
  LECTERN_SIP2_TLS_KEY: keyFile,
}: {
  readonly LECTERN_SIP2_TLS_CERT: string;
  readonly LECTERN_SIP2_TLS_KEY: string;
}): Sip2Config['tls'] {
  return certFile && keyFile ? { certFile, keyFile } : undefined;
}

function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}

/** Whole milliseconds, at least one: Node takes 0 as no limit. */
function milliseconds(limit: number): number {
  return Math.max(1, Math.round(limit * 1000));
}
