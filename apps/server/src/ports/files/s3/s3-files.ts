import { Readable } from 'node:stream';
import type { S3Config } from '../../../platform/config.ts';
import { checkKey } from '../file-key.ts';
import type { FileEntry, FilesPort } from '../files-port.ts';
import { createS3Connection, type S3Connection, type S3Limits } from './s3-connection.ts';
import { createS3Parts } from './s3-parts.ts';
import { putToS3 } from './s3-put.ts';

/** The files adapter for a bucket of a server that speaks S3. */
export function createS3Files(config: S3Config, limits?: S3Limits): FilesPort {
  const connection = createS3Connection(config, limits);
  const { ask, nameOf } = connection;

  async function stat(tenantId: string, key: string): Promise<FileEntry | undefined> {
    const head = await ask((client, s3) => client.send(new s3.HeadObjectCommand(nameOf(tenantId, key))));
    return head && { key, size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
  }

  return {
    stat,
    async put(tenantId, key, content, expected) {
      return putToS3(connection, nameOf(tenantId, key), content, expected);
    },
    async get(tenantId, key, range) {
      const name = nameOf(tenantId, key);
      if (range) {
        const size = (await stat(tenantId, key))?.size;
        if (size === undefined) return undefined;
        // An empty range has no words in HTTP.
        if (range.from >= size || (range.to ?? size) < range.from) return { size, body: Readable.from([]) };
      }
      const Range = range && `bytes=${range.from}-${range.to ?? ''}`;
      const answer = await ask((client, s3) => client.send(new s3.GetObjectCommand({ ...name, Range })));
      if (!answer) return undefined;
      const size = Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength ?? 0);
      return { size, body: answer.Body instanceof Readable ? answer.Body : Readable.from([]) };
    },
    list(tenantId) {
      checkKey(tenantId, tenantId);
      return listBucket(connection, config, tenantId);
    },
    async remove(tenantId, key) {
      await ask((client, s3) => client.send(new s3.DeleteObjectCommand(nameOf(tenantId, key))));
    },
    parts: createS3Parts(connection, config),
  };
}

/** A thousand an answer, in the order of the bytes of their names. */
async function* listBucket(
  { ask }: S3Connection,
  { bucket: Bucket, prefix }: S3Config,
  tenantId: string,
): AsyncGenerator<FileEntry> {
  const Prefix = `${prefix}${tenantId}/`;
  for (let ContinuationToken: string | undefined; ; ) {
    const request = { Bucket, Prefix, ContinuationToken };
    const page = await ask((client, s3) => client.send(new s3.ListObjectsV2Command(request)));
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of page?.Contents ?? [])
      yield { key: Key.slice(Prefix.length), size: Size, modifiedAt: LastModified };
    ContinuationToken = page?.NextContinuationToken;
    if (ContinuationToken === undefined) return;
  }
}
