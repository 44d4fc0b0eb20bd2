import { Readable } from 'node:stream';
import { checkDigest, createDigester, type Digester } from '../digest.ts';
import type { ContentDigest } from '../files-port.ts';
import { inBlocks } from './in-blocks.ts';
import type { S3Connection } from './s3-connection.ts';

/** With 10,000 parts, which is what S3 takes, a file has up to 80 GB. */
const BLOCK_BYTES = 8 * 1024 * 1024;

type Name = ReturnType<S3Connection['nameOf']>;
type DonePart = { readonly PartNumber: number; readonly ETag: string | undefined };

/** Puts content of unknown length: one request for what fits into a block, else in parts. Two blocks are in memory. */
export async function putToS3(
  connection: S3Connection,
  name: Name,
  content: Uint8Array | Readable,
  expected: Partial<ContentDigest> | undefined,
): Promise<ContentDigest> {
  const digester = createDigester();
  const blocks = inBlocks(content instanceof Readable ? content : Readable.from([content]), BLOCK_BYTES);
  const first = await blocks.next();
  const body = first.value ?? Buffer.alloc(0);
  digester.update(body);
  if (body.byteLength < BLOCK_BYTES) {
    const digest = checkDigest(digester.digest(), expected);
    await connection.ask((client, s3) => client.send(new s3.PutObjectCommand({ ...name, Body: body })));
    return digest;
  }
  return putInParts(connection, name, { first: body, blocks, digester }, expected);
}

/** The parts become a file with the last request; whatever fails before it leaves the file as it was. */
async function putInParts(
  { ask }: S3Connection,
  name: Name,
  content: { readonly first: Buffer; readonly blocks: AsyncIterable<Buffer>; readonly digester: Digester },
  expected: Partial<ContentDigest> | undefined,
): Promise<ContentDigest> {
  const begun = await ask((client, s3) => client.send(new s3.CreateMultipartUploadCommand(name)));
  const upload = { ...name, UploadId: begun?.UploadId };
  const parts: DonePart[] = [];
  const send = async (body: Buffer) => {
    const PartNumber = parts.length + 1;
    const sent = await ask((client, s3) =>
      client.send(new s3.UploadPartCommand({ ...upload, PartNumber, Body: body })),
    );
    parts.push({ PartNumber, ETag: sent?.ETag });
  };
  try {
    await send(content.first);
    for await (const block of content.blocks) {
      content.digester.update(block);
      await send(block);
    }
    const digest = checkDigest(content.digester.digest(), expected);
    const MultipartUpload = { Parts: parts };
    await ask((client, s3) =>
      client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload })),
    );
    return digest;
  } catch (error) {
    // Where this fails too, the sweep removes the parts.
    await ask((client, s3) => client.send(new s3.AbortMultipartUploadCommand(upload))).catch(() => undefined);
    throw error;
  }
}
