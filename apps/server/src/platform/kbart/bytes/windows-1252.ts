/** The characters of 0x80 to 0x9f in Windows-1252; a space where it has none. */
const UPPER_CONTROLS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const CONTROLS = /[\u0080-\u009f]/g;

/**
 * The text of bytes in Windows-1252; undefined if a byte is not assigned. The decoders of some versions of Node read 0x80 to 0x9f as
 * control characters, and none refuses what is not assigned.
 */
export function decodeWindows1252(bytes: Uint8Array): string | undefined {
  let isValid = true;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(CONTROLS, (control) => {
      const character = UPPER_CONTROLS[control.charCodeAt(0) - 0x80] ?? ' ';
      if (character === ' ') isValid = false;
      return character;
    });
  return isValid ? text : undefined;
}
