import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type AskedOfModel, readAsked } from './asked.ts';
import { behaviourReply } from './behaviours/behaviours.ts';
import { type Reply, replyOf, replySchema } from './reply.ts';
import { sendReply } from './send-reply.ts';

/** The process of the model server: see README.md. */
const scriptSchema = z.object({ model: z.string().default(''), replies: z.array(replySchema) });

interface Script {
  readonly replies: readonly Reply[];
  next: number;
}

type Kept = { -readonly [Key in keyof AskedOfModel]: AskedOfModel[Key] };

const scripts = new Map<string, Script>();
let asked: Kept[] = [];

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url: path = '' } = request;
  const text = await textOf(request);
  if (path.startsWith('/control/')) {
    control(`${method} ${path}`, text, response);
    return;
  }
  const { kind, ...one } = readAsked(path, JSON.parse(text));
  const seen: Kept = {
    ...one,
    path,
    headers: request.headers,
    text,
    at: performance.now(),
    repliedAt: null,
    isLeft: false,
    bytesSent: 0,
  };
  asked.push(seen);
  const { socket } = response;
  const before = socket?.bytesWritten ?? 0;
  response.on('close', () => {
    seen.isLeft = !response.writableFinished && !response.writableEnded;
    seen.bytesSent = (socket?.bytesWritten ?? before) - before;
  });
  response.on('finish', () => {
    seen.repliedAt = performance.now();
  });
  const reply = scripted(one.model) ?? behaviourReply({ ...one, kind }) ?? replyOf({});
  await sendReply({ kind, model: one.model }, reply, response);
}

/** The next reply of the script for this model, else of the script for all; the last one is said again and again. */
function scripted(model: string): Reply | undefined {
  const script = scripts.get(model) ?? scripts.get('');
  if (!script) return undefined;
  const reply = script.replies[Math.min(script.next, script.replies.length - 1)];
  script.next += 1;
  return reply;
}

function control(what: string, text: string, response: ServerResponse): void {
  if (what === 'PUT /control/script') {
    const { model, replies } = scriptSchema.parse(JSON.parse(text));
    if (replies.length > 0) scripts.set(model, { replies, next: 0 });
    else scripts.delete(model);
  } else if (what === 'DELETE /control/script') scripts.clear();
  else if (what === 'DELETE /control/asked') asked = [];
  else if (what !== 'GET /control/asked') return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(what === 'GET /control/asked' ? asked : {}));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** Ends with the process that started it. */
    child: { type: 'boolean', default: false },
  },
});
const server = createServer((request, response) => {
  serve(request, response).catch((error: unknown) => {
    if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: String(error) } }));
  });
});
server.listen(Number(values.port), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
if (values.child) process.stdin.on('end', () => process.exit(0)).resume();
