type Value = number | string | Buffer | ReadonlyMap<number | string, unknown>;

/** A value in CBOR (RFC 8949): whole numbers, texts, bytes and maps of these. */
export function encodeCbor(value: unknown): Buffer {
  const one = value as Value;
  if (typeof one === 'number') return one < 0 ? head(1, -1 - one) : head(0, one);
  if (typeof one === 'string') return Buffer.concat([head(3, Buffer.byteLength(one)), Buffer.from(one)]);
  if (Buffer.isBuffer(one)) return Buffer.concat([head(2, one.length), one]);
  const entries = [...one].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]);
  return Buffer.concat([head(5, one.size), ...entries]);
}

/** The kind of a value with its size. */
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
