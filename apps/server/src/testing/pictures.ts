import { crc32, deflateSync } from 'node:zlib';

/** A PNG file with an all black picture of so many pixels; what its head says may be more than its data has. */
export function pngOf(width: number, height: number, rows = height): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit for each pixel, grey.
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A picture bomb: some hundred kilobytes that are 900 megapixels. */
export function hugePicture(): Buffer<ArrayBuffer> {
  return pngOf(30_000, 30_000);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
