import type { Readable } from 'node:stream';
import type { S3Config } from '../../../platform/config.ts';
import { checkPartNumber, checkParts } from '../check-parts.ts';
import { checkDigest, digestOf } from '../digest.ts';
import { checkKey, checkUpload } from '../file-key.ts';
import { ContentMismatchError, UploadUnknownError } from '../files-errors.ts';
import type { FileParts } from '../files-port.ts';
import type { S3Connection } from './s3-connection.ts';

interface SentPart {
  readonly number: number;
  readonly size: number;
  readonly etag: string | undefined;
  readonly sentAt: Date;
}

type Upload = ReturnType<S3Connection['nameOf']> & { readonly UploadId: string };

/** Uploads in parts are those of S3. */
export function createS3Parts(connection: S3Connection, config: S3Config): FileParts {
  const { ask, nameOf } = connection;

  function uploadOf(tenantId: string, key: string, upload: string): Upload {
    checkUpload(upload);
    return { ...nameOf(tenantId, key), UploadId: upload };
  }

  async function abandon(upload: Upload): Promise<void> {
    await ask((client, s3) => client.send(new s3.AbortMultipartUploadCommand(upload))).catch(unlessEnded);
  }

  return {
    async begin(tenantId, key) {
      const name = nameOf(tenantId, key);
      const begun = await ask((client, s3) => client.send(new s3.CreateMultipartUploadCommand(name)));
      return begun?.UploadId ?? '';
    },
    async put(tenantId, key, upload, number, content) {
      checkPartNumber(number);
      const part = { ...uploadOf(tenantId, key, upload), PartNumber: number, Body: Buffer.from(content) };
      await ask((client, s3) => client.send(new s3.UploadPartCommand(part)));
    },
    async list(tenantId, key, upload) {
      const parts = await sentParts(connection, uploadOf(tenantId, key, upload)).catch(unlessEnded);
      return parts?.map(({ number, size }) => ({ number, size }));
    },
    async finish(tenantId, key, upload, expected) {
      const name = uploadOf(tenantId, key, upload);
      const parts = await sentParts(connection, name);
      checkParts(parts);
      const MultipartUpload = {
        Parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })),
      };
      await ask((client, s3) =>
        client.send(new s3.CompleteMultipartUploadCommand({ ...name, MultipartUpload })),
      );
      // S3 knows no hash of the whole: what is kept is read once.
      const object = nameOf(tenantId, key);
      const whole = await ask((client, s3) => client.send(new s3.GetObjectCommand(object)));
      if (!whole) throw new UploadUnknownError('the file was removed while it was made');
      try {
        return checkDigest(await digestOf(whole.Body as Readable), expected);
      } catch (error) {
        if (error instanceof ContentMismatchError)
          await ask((client, s3) => client.send(new s3.DeleteObjectCommand(object)));
        throw error;
      }
    },
    abandon: (tenantId, key, upload) => abandon(uploadOf(tenantId, key, upload)),
    async removeUnfinished(tenantId, before) {
      checkKey(tenantId, tenantId);
      let removed = 0;
      for await (const { begunAt, ...upload } of openUploads(connection, config, tenantId)) {
        if (begunAt >= before) continue;
        const parts = (await sentParts(connection, upload).catch(unlessEnded)) ?? [];
        if (parts.some(({ sentAt }) => sentAt >= before)) continue;
        await abandon(upload);
        removed++;
      }
      return removed;
    },
  };
}

/** @throws UploadUnknownError */
async function sentParts({ ask }: S3Connection, upload: Upload): Promise<SentPart[]> {
  const parts: SentPart[] = [];
  for (let PartNumberMarker: string | undefined; ; ) {
    const request = { ...upload, PartNumberMarker };
    const page = await ask((client, s3) => client.send(new s3.ListPartsCommand(request)));
    if (!page) throw new UploadUnknownError('there is no such upload');
    for (const { PartNumber = 0, Size = 0, ETag, LastModified = new Date(0) } of page.Parts ?? [])
      parts.push({ number: PartNumber, size: Size, etag: ETag, sentAt: LastModified });
    if (!page.IsTruncated) return parts;
    PartNumberMarker = page.NextPartNumberMarker;
  }
}

async function* openUploads(
  { ask }: S3Connection,
  { bucket, prefix }: S3Config,
  tenantId: string,
): AsyncGenerator<Upload & { readonly begunAt: Date }> {
  const of = { Bucket: bucket, Prefix: `${prefix}${tenantId}/` };
  for (let marker: { KeyMarker?: string; UploadIdMarker?: string } = {}; ; ) {
    const request = { ...of, ...marker };
    const page = await ask((client, s3) => client.send(new s3.ListMultipartUploadsCommand(request)));
    for (const { Key = '', UploadId = '', Initiated = new Date(0) } of page?.Uploads ?? [])
      yield { Bucket: bucket, Key, UploadId, begunAt: Initiated };
    if (!page?.IsTruncated) return;
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
  }
}

function unlessEnded(error: unknown): undefined {
  if (!(error instanceof UploadUnknownError)) throw error;
  return undefined;
}
