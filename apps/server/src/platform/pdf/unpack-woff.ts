import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/**
 * The OpenType font in a WOFF 1.0 file (https://www.w3.org/TR/WOFF/). fontkit reads WOFF too, but unpacks a table by script each time
 * it looks into it, which takes seconds for a large font.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(HEADER_BYTES + at * ENTRY_BYTES, HEADER_BYTES + (at + 1) * ENTRY_BYTES);
    const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored, { maxOutputLength: length }) : stored;
    return { tag: entry.subarray(0, 4), checksum: entry.readUInt32BE(16), table };
  });
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(SFNT_HEADER_BYTES);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((count - power) * 16, 10);
  let offset = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const directory: Buffer[] = [];
  const tables: Buffer[] = [];
  for (const { tag, checksum, table } of entries) {
    const entry = Buffer.alloc(SFNT_ENTRY_BYTES);
    tag.copy(entry);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(table.length, 12);
    directory.push(entry);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([header, ...directory, ...tables]);
}
