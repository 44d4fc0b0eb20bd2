import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** An entry of the directory: its account (`uid`) and password. */
export interface DirectoryEntry {
  readonly uid: string;
  readonly password: string;
}

/**
 * A directory that speaks as much of LDAP (RFC 4511) as a sign-in needs, without TLS. Like many real ones it lets an empty password in as
 * anonymous, and it takes `*` and brackets in a filter for what they mean there.
 */
export async function startDirectory(entries: readonly DirectoryEntry[]) {
  const sockets = new Set<Socket>();
  const dnOf = ({ uid }: DirectoryEntry) => `uid=${uid},dc=example`;
  function answer(message: Buffer): Buffer[] {
    const [id, operation] = parts(contentOf(message));
    if (!id || !operation) return [];
    const reply = (...content: Buffer[]) => tlv(0x30, id, ...content);
    switch (operation[0]) {
      case 0x60: {
        const [, name, password] = parts(contentOf(operation)).map(contentOf);
        const entry = entries.find((one) => dnOf(one) === String(name));
        const isRight = password?.length === 0 || (entry && entry.password === String(password));
        return [reply(result(0x61, isRight ? 0 : 49))];
      }
      case 0x63: {
        const filter = parts(contentOf(operation))[6];
        const found = filter ? entries.filter((entry) => fits(filter, entry)) : [];
        return [...found.map((entry) => reply(entryOf(entry))), reply(result(0x65, 0))];
      }
      default:
        return [];
    }
  }
  const entryOf = (entry: DirectoryEntry) => {
    const attribute = (name: string, value: string) => tlv(0x30, text(name), tlv(0x31, text(value)));
    return tlv(0x64, text(dnOf(entry)), tlv(0x30, attribute('uid', entry.uid), attribute('cn', entry.uid)));
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let held = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        held = Buffer.concat([held, chunk]);
        for (let size = sizeOf(held); size > 0 && size <= held.length; size = sizeOf(held)) {
          for (const reply of answer(held.subarray(0, size))) socket.write(reply);
          held = held.subarray(size);
        }
      });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `ldap://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Whether an entry fits an equality (0xa3), or, as an injected filter would be, a presence or a substring filter. */
function fits(filter: Buffer, { uid }: DirectoryEntry): boolean {
  if (filter[0] !== 0xa3) return true;
  const [, value] = parts(contentOf(filter)).map(contentOf);
  return String(value).toLowerCase() === uid.toLowerCase();
}

/** A value of BER: tag, length, content. Lengths of the attacks are below 65,536. */
function tlv(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const text = (value: string) => tlv(0x04, Buffer.from(value));
const result = (tag: number, code: number) => tlv(tag, tlv(0x0a, Buffer.from([code])), text(''), text(''));

/** The bytes of the value at the beginning; 0 if its length has not arrived. */
function sizeOf(bytes: Buffer): number {
  const first = bytes[1];
  if (first === undefined) return 0;
  if (first < 128) return 2 + first;
  const count = first & 0x7f;
  return bytes.length < 2 + count ? 0 : 2 + count + bytes.readUIntBE(2, count);
}

function contentOf(value: Buffer): Buffer {
  const first = value[1] ?? 0;
  return value.subarray(first < 128 ? 2 : 2 + (first & 0x7f), sizeOf(value));
}

function parts(content: Buffer): Buffer[] {
  const found = [];
  for (let rest = content; rest.length > 1; rest = rest.subarray(sizeOf(rest)))
    found.push(rest.subarray(0, sizeOf(rest)));
  return found;
}
