import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { UploadEndpoint } from '@lectern/contracts/kernel/endpoint';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { UPLOAD_TOO_LARGE, UPLOAD_TYPE_REFUSED } from '@lectern/contracts/kernel/upload-errors';
import type { FastifyRequest } from 'fastify';
import { CallError } from './call-error.ts';
import type { Upload } from './implement.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The file in the body of a request, of which nothing is read here. The body is a stream: see `serveUpload` in app.ts.
 * @throws CallError where the client itself says that the file is too large or of another kind.
 */
export function readUpload(contract: UploadEndpoint, request: FastifyRequest): Upload {
  const { maxBytes, mediaTypes } = contract;
  const [mediaType = ''] = (request.headers['content-type'] ?? '').toLowerCase().split(';', 1);
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (!mediaTypes.includes(mediaType.trim()))
    throw new CallError(refuse(UPLOAD_TYPE_REFUSED, { types: mediaTypes.join(', ') }));
  const body = request.body instanceof Readable ? request.body : Readable.from([]);
  const stream = Readable.from(upTo(maxBytes, body), { objectMode: false });
  return { mediaType: mediaType.trim(), stream, read: () => buffer(stream) };
}

/** Passes on at most so many bytes. A body without a length may be longer than it says. */
async function* upTo(maxBytes: number, body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  // Not destroyed with the loop: that would end the connection before the refusal is sent.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

function tooLarge(maxBytes: number): CallError {
  return new CallError(refuse(UPLOAD_TOO_LARGE, { megabytes: Math.floor(maxBytes / MEGABYTE) }));
}
