/** Pixels of a picture. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface PixelRegion extends PixelSize {
  readonly left: number;
  readonly top: number;
}

/** The parts of the address of an image (IIIF Image API 3.0, section 4), decoded. */
export interface ImageAddress {
  readonly region: string;
  readonly size: string;
  readonly rotation: string;
  /** Quality and format: `default.jpg`. */
  readonly file: string;
}

/** `syntax`: it is none, or asks for more than there is. `unsupported`: it is one, of a feature that is not here. */
export type ImageFault = 'syntax' | 'unsupported';

export interface ImageRequest {
  readonly region: PixelRegion;
  /** As large as the region or smaller. */
  readonly size: PixelSize;
}

/** No image is wider or higher. */
export const MOST_IMAGE_SIDE = 2400;

const LONGEST_PART = 80;
/** A number with at most nine digits and a fraction of at most ten. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,10})?$/;
const WHOLE = /^\d{1,9}$/;

/** Reads the address of an image of a picture of this size. Level 1 of the Image API 3.0, with regions and sizes in per cent too. */
export function readImageAddress(
  { region, size, rotation, file }: ImageAddress,
  whole: PixelSize,
): ImageRequest | ImageFault {
  if ([region, size, rotation, file].some((part) => part.length > LONGEST_PART)) return 'syntax';
  const cut = readRegion(region, whole);
  if (typeof cut === 'string') return cut;
  const scaled = readSize(size, cut);
  if (typeof scaled === 'string') return scaled;
  const turn = readRotation(rotation);
  const form = readFile(file);
  if (turn === 'syntax' || form === 'syntax') return 'syntax';
  return (turn ?? form) || { region: cut, size: scaled };
}

function readRegion(text: string, { width, height }: PixelSize): PixelRegion | ImageFault {
  if (text === 'full') return { left: 0, top: 0, width, height };
  if (text === 'square') {
    const side = Math.min(width, height);
    const left = Math.floor((width - side) / 2);
    return { left, top: Math.floor((height - side) / 2), width: side, height: side };
  }
  const isPart = text.startsWith('pct:');
  const numbers = numbersIn(isPart ? text.slice('pct:'.length) : text, isPart ? DECIMAL : WHOLE);
  if (numbers?.length !== 4) return 'syntax';
  const [x = 0, y = 0, w = 0, h = 0] = numbers;
  const across = (one: number) => (isPart ? Math.round((one * width) / 100) : one);
  const down = (one: number) => (isPart ? Math.round((one * height) / 100) : one);
  const [left, top] = [across(x), down(y)];
  // What hangs over the edge is cut off; a region without any pixel of the picture is a fault.
  const region = {
    left,
    top,
    width: Math.min(across(w), width - left),
    height: Math.min(down(h), height - top),
  };
  return region.width > 0 && region.height > 0 ? region : 'syntax';
}

function readSize(text: string, region: PixelSize): PixelSize | ImageFault {
  if (text.startsWith('^')) return 'unsupported';
  if (text === 'max') return within(region, square(MOST_IMAGE_SIDE));
  const size = sizeOf(text, region);
  if (size === undefined) return 'syntax';
  const { width, height } = size;
  const isThere = width > 0 && height > 0;
  const isLarger = width > region.width || height > region.height;
  return isThere && !isLarger && Math.max(width, height) <= MOST_IMAGE_SIDE ? size : 'syntax';
}

function sizeOf(text: string, region: PixelSize): PixelSize | undefined {
  if (text.startsWith('pct:')) {
    const [part] = numbersIn(text.slice('pct:'.length), DECIMAL) ?? [];
    return part === undefined ? undefined : scaled(region, part / 100);
  }
  if (text.startsWith('!')) {
    const box = numbersIn(text.slice(1), WHOLE);
    const [width = 0, height = 0] = box ?? [];
    return box?.length === 2 ? within(region, { width, height }) : undefined;
  }
  const comma = text.indexOf(',');
  if (comma < 0) return undefined;
  const [w, h] = [text.slice(0, comma), text.slice(comma + 1)];
  if (![w, h].every((side) => side === '' || WHOLE.test(side)) || w + h === '') return undefined;
  if (h === '') return { width: Number(w), height: scaled(region, Number(w) / region.width).height };
  if (w === '') return { width: scaled(region, Number(h) / region.height).width, height: Number(h) };
  return { width: Number(w), height: Number(h) };
}

export function square(side: number): PixelSize {
  return { width: side, height: side };
}

/** As large as fits into a box, never larger than it is. */
export function within(size: PixelSize, box: PixelSize): PixelSize {
  return scaled(size, Math.min(1, box.width / size.width, box.height / size.height));
}

function scaled({ width, height }: PixelSize, by: number): PixelSize {
  if (by === 0) return { width: 0, height: 0 };
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

function readRotation(text: string): ImageFault | undefined {
  const degrees = text.startsWith('!') ? text.slice(1) : text;
  if (!DECIMAL.test(degrees) || Number(degrees) > 360) return 'syntax';
  return text === '0' ? undefined : 'unsupported';
}

function readFile(text: string): ImageFault | undefined {
  const dot = text.lastIndexOf('.');
  const [quality, format] = [text.slice(0, dot), text.slice(dot + 1)];
  if (dot < 1 || !['default', 'color', 'gray', 'bitonal'].includes(quality)) return 'syntax';
  if (!['jpg', 'png', 'webp', 'tif', 'gif', 'jp2', 'pdf'].includes(format)) return 'syntax';
  return format === 'jpg' && ['default', 'color'].includes(quality) ? undefined : 'unsupported';
}

function numbersIn(text: string, form: RegExp): number[] | undefined {
  const parts = text.split(',');
  return parts.every((part) => form.test(part)) ? parts.map(Number) : undefined;
}
