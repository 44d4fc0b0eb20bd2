import { randomBytes } from 'node:crypto';
import type { default as Sharp } from 'sharp';
import { create } from 'svg-captcha';

const WIDTH = 150;
const HEIGHT = 50;
/** Pixels of the picture for each pixel on the page. */
const SCALE = 2;
/** The signs of svg-captcha stand low. */
const RISE = 4;
const BACKGROUND = '#f3efe8';
const INK = '#3b4a57';
const NUMBER = /-?\d+(?:\.\d+)?/g;
const PATH = /<path fill="[^"]*" d="([^"]*)"/g;

/**
 * Four signs as a picture of pixels (JPEG) and their text; those that look alike are left out. The outlines of the signs are bent, so that
 * none is twice the same; curves of their colour go through them, and the ground is uneven. The picture has light ground and dark signs in
 * any theme.
 */
export async function drawCaptcha(): Promise<{ readonly text: string; readonly jpeg: Buffer }> {
  const { default: sharp } = await import('sharp');
  const { text, data } = create({
    size: 4,
    ignoreChars: '0oO1iIlL5sS2zZ',
    noise: 0,
    width: WIDTH,
    height: HEIGHT,
  });
  const bend = randomBend();
  const signs = [...data.matchAll(PATH)].map(([, path = '']) => `<path d="${bentPath(path, bend)}"/>`);
  const curves = [0, 1].map(
    () => `<path d="${curve()}" fill="none" stroke="${INK}" stroke-width="${between(1.2, 2)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="${BACKGROUND}"/><g fill="${INK}">${signs.join('')}${curves.join('')}</g></svg>`;
  const jpeg = await sharp(Buffer.from(svg))
    .composite([{ input: await grain(sharp), blend: 'hard-light' }])
    .jpeg({ quality: 60 })
    .toBuffer();
  return { text, jpeg };
}

/** Where a point of an outline goes. */
type Bend = (x: number, y: number) => readonly [number, number];

/** Waves over both directions. Weak enough to be read, and other ones in each picture. */
function randomBend(): Bend {
  const wave = (most: number) => {
    const [height, length, phase] = [between(most / 2, most), between(14, 26), between(0, 2 * Math.PI)];
    return (at: number) => height * Math.sin(at / length + phase);
  };
  const [across, down, fine] = [wave(3.5), wave(3), wave(1.2)];
  return (x, y) => [x + across(y) + fine(x * 3), y - RISE + down(x)];
}

/** An outline whose numbers are pairs of coordinates, as those of M, L, Q and C are. */
function bentPath(path: string, bend: Bend): string {
  const numbers = [...path.matchAll(NUMBER)].map(([number]) => Number(number));
  const bent = numbers.flatMap((_, at) => (at % 2 === 0 ? bend(numbers[at] ?? 0, numbers[at + 1] ?? 0) : []));
  let next = 0;
  return path.replace(NUMBER, () => ` ${(bent[next++] ?? 0).toFixed(2)} `);
}

/** A curve from the left edge to the right one, through where the signs are. */
function curve(): string {
  const [top, bottom] = [HEIGHT * 0.25, HEIGHT * 0.75];
  const y = () => between(top, bottom).toFixed(1);
  return `M0 ${y()} C${between(30, 60).toFixed(1)} ${y()} ${between(80, 120).toFixed(1)} ${y()} ${WIDTH} ${y()}`;
}

/** Grey noise of the size of the picture. */
function grain(sharp: typeof Sharp): Promise<Buffer> {
  return sharp({
    create: {
      width: WIDTH * SCALE,
      height: HEIGHT * SCALE,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 150, sigma: 42 },
    },
  })
    .blur(0.7)
    .png()
    .toBuffer();
}

function between(least: number, most: number): number {
  return least + (randomBytes(4).readUInt32BE() / 2 ** 32) * (most - least);
}
