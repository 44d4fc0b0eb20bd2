const LEADS = [0x81, 0xfe] as const;
const TRAILS = [0x40, 0xfe] as const;

let table: Map<string, readonly number[]> | undefined;

/** The bytes of a text whose characters have one or two bytes in GB 18030. */
export function encodeGb18030(text: string): Buffer {
  table ??= twoByteTable();
  const known = table;
  return Buffer.from(
    Array.from(text).flatMap((character) => known.get(character) ?? [character.charCodeAt(0)]),
  );
}

function twoByteTable(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, readonly number[]>();
  for (let lead: number = LEADS[0]; lead <= LEADS[1]; lead++)
    for (let trail: number = TRAILS[0]; trail <= TRAILS[1]; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(character).length === 1) found.set(character, [lead, trail]);
    }
  return found;
}
