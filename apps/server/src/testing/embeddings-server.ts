import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

/** What the server was asked, in the words of the protocol. */
const askedSchema = z.looseObject({
  model: z.string(),
  input: z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]),
  encoding_format: z.enum(['float', 'base64']).optional(),
  dimensions: z.int().optional(),
});
export interface AskedOfEmbeddings {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: z.infer<typeof askedSchema>;
}

/** How the server replies. Without anything it gives each text its vector. */
export interface ScriptedEmbeddings {
  /** Other than 200: an error in the words of the protocol. */
  readonly status?: number;
  readonly retryAfter?: string;
  readonly location?: string;
  /** The whole body, in place of the right one. */
  readonly body?: string;
  /** In place of the right vectors. */
  readonly vectors?: readonly (readonly unknown[])[];
  /** Gives the vectors in another order, each with its index. */
  readonly isTurned?: boolean;
  /** Says nothing, and keeps the connection. */
  readonly isSilent?: boolean;
  /** Ends the connection in the middle of the body. */
  readonly isCut?: boolean;
}

export interface EmbeddingsServer {
  readonly origin: string;
  readonly asked: readonly AskedOfEmbeddings[];
  /** Replies from now on; the number of earlier requests since then is given to it. */
  script(reply: (asked: AskedOfEmbeddings, number: number) => ScriptedEmbeddings): void;
  close(): Promise<void>;
}

const DIMENSION = 64;

/** An embeddings server of tests, as the client of OpenAI accepts it. Texts with the same words have near vectors. */
export async function startEmbeddingsServer(): Promise<EmbeddingsServer> {
  const asked: AskedOfEmbeddings[] = [];
  let reply: (asked: AskedOfEmbeddings, number: number) => ScriptedEmbeddings = () => ({});
  let number = 0;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = askedSchema.parse(JSON.parse(Buffer.concat(pieces).toString()));
      const one = { path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      send(one, reply(one, number++), response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    script(next) {
      reply = next;
      number = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function send({ body }: AskedOfEmbeddings, reply: ScriptedEmbeddings, response: ServerResponse): void {
  const { status = 200, retryAfter, location } = reply;
  if (reply.isSilent) return;
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    ...(location !== undefined && { location }),
  });
  if (status !== 200) {
    response.end(JSON.stringify({ error: { type: 'server_error', message: 'The server is overloaded' } }));
    return;
  }
  const vectors = reply.vectors ?? body.input.map((text) => wordVector(text, body.dimensions ?? DIMENSION));
  const data = vectors.map((vector, index) => {
    const embedding = body.encoding_format === 'base64' ? base64(vector as number[]) : vector;
    return { object: 'embedding', index, embedding };
  });
  if (reply.isTurned) data.reverse();
  const usage = { prompt_tokens: 8, total_tokens: 8 };
  const text = reply.body ?? JSON.stringify({ object: 'list', data, model: body.model, usage });
  if (reply.isCut) response.write(text.slice(0, text.length / 2), () => response.destroy());
  else response.end(text);
}

/** A place for each word, by a hash of it. */
export function wordVector(text: string, dimension: number): number[] {
  const vector = new Array<number>(dimension).fill(0);
  vector[0] = 0.01;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let hash = 7;
    for (const character of word) hash = (Math.imul(hash, 31) + character.codePointAt(0)!) >>> 0;
    vector[hash % dimension]! += 1;
  }
  return vector;
}

function base64(vector: readonly number[]): string {
  return Buffer.from(Float32Array.from(vector).buffer).toString('base64');
}
