/** The checksum of a message: four hexadecimal digits that make the sum of its bytes, with those of `AZ` and before, zero in 16 bits. */
export function checksumOf(bytes: Uint8Array): string {
  let sum = 0;
  for (const byte of bytes) sum += byte;
  return (-sum & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}
