const BEGINNINGS = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** The media types of files that are taken. */
type TakenType = keyof typeof BEGINNINGS;

/** The media type of a file by how its content begins, whatever it is called; undefined for any other kind. */
export function mediaTypeOf(content: Uint8Array): TakenType | undefined {
  const types = Object.keys(BEGINNINGS) as TakenType[];
  return types.find((type) => BEGINNINGS[type].every((byte, at) => content[at] === byte));
}
