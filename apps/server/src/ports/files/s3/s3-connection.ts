import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../../platform/config.ts';
import { checkKey } from '../file-key.ts';
import { ContentMismatchError, FilesUnavailableError, UploadUnknownError } from '../files-errors.ts';

type Library = typeof import('@aws-sdk/client-s3');

/** Time limits in milliseconds. */
export interface S3Limits {
  readonly connectMs: number;
  /** From a request to the head of its answer; in it a part is sent. */
  readonly answerMs: number;
  /** Without a byte, also where a reader is slow to take them. */
  readonly silenceMs: number;
}

const LIMITS: S3Limits = { connectMs: 5_000, answerMs: 60_000, silenceMs: 300_000 };
/** The first try included. */
const TRIES = 3;

/** A bucket that can be asked. The library is loaded with the first question: a server with a local folder never needs it. */
export interface S3Connection {
  /** Asks, and maps what goes wrong; undefined where the answer is that there is no such thing. */
  ask<T>(question: (client: S3Client, library: Library) => Promise<T>): Promise<T | undefined>;
  /** How the bucket names the file of a key; throws RangeError for what is no key. */
  nameOf(tenantId: string, key: string): { readonly Bucket: string; readonly Key: string };
}

export function createS3Connection(config: S3Config, limits: S3Limits = LIMITS): S3Connection {
  let opened: Promise<readonly [S3Client, Library]> | undefined;
  return {
    async ask(question) {
      opened ??= open(config, limits);
      const [client, library] = await opened;
      try {
        return await question(client, library);
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw faultOf(error);
      }
    },
    nameOf(tenantId, key) {
      checkKey(tenantId, key);
      return { Bucket: config.bucket, Key: `${config.prefix}${tenantId}/${key}` };
    },
  };
}

async function open(config: S3Config, limits: S3Limits): Promise<readonly [S3Client, Library]> {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    endpoint: config.endpoint,
    region: config.region,
    credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
    // Servers in one's own house seldom have a host name for each bucket.
    forcePathStyle: true,
    maxAttempts: TRIES,
    // The signature has the hash of each body already, and not all servers know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: limits.silenceMs,
    },
  });
  return [client, library];
}

function isAbsent(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(nameOf(error));
}

/** Not the error of the library: it has the whole answer of the server, which may repeat what we sent. */
function faultOf(error: unknown): unknown {
  if (error instanceof ContentMismatchError || error instanceof UploadUnknownError) return error;
  const name = nameOf(error);
  if (name === 'NoSuchUpload') return new UploadUnknownError('there is no such upload');
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: string };
  if (!$metadata && code === undefined && !(error instanceof Error && name === 'TimeoutError')) return error;
  const status = $metadata?.httpStatusCode;
  return new FilesUnavailableError(`the store of files: ${[name, code, status].filter(Boolean).join(' ')}`);
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}
