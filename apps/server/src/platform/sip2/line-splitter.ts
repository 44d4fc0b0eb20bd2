/** Puts the bytes of a connection together to lines. */
export interface LineSplitter {
  /** The lines that end in this chunk, without their ends; empty ones are left out. Undefined once a line is longer than allowed. */
  push(chunk: Uint8Array): readonly Buffer[] | undefined;
}

const LF = 0x0a;
const CR = 0x0d;

/** Lines end with CR, LF or both; never more than `maxBytes` of a line are kept. */
export function createLineSplitter(maxBytes: number): LineSplitter {
  let open: Uint8Array[] = [];
  let openBytes = 0;
  let isBroken = false;

  const add = (part: Uint8Array): boolean => {
    openBytes += part.length;
    if (openBytes > maxBytes) return false;
    // A copy: a small part must not keep the whole chunk in memory.
    if (part.length > 0) open.push(Uint8Array.from(part));
    return true;
  };
  const close = (): Buffer => {
    const line = Buffer.concat(open);
    open = [];
    openBytes = 0;
    return line;
  };

  return {
    push(chunk) {
      if (isBroken) return undefined;
      const lines: Buffer[] = [];
      let start = 0;
      for (let at = 0; at <= chunk.length; at++) {
        const byte = chunk[at];
        if (byte !== undefined && byte !== CR && byte !== LF) continue;
        if (!add(chunk.subarray(start, at))) {
          isBroken = true;
          open = [];
          return undefined;
        }
        if (byte === undefined) break;
        if (openBytes > 0) lines.push(close());
        start = at + 1;
      }
      return lines;
    },
  };
}
