import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_IMAGE_SIDE, readImageAddress } from './image-request.ts';

const WHOLE = { width: 600, height: 400 };
const read = (path: string, whole = WHOLE) => {
  const [region = '', size = '', rotation = '', file = ''] = path.split('/');
  return readImageAddress({ region, size, rotation, file }, whole);
};

describe('the address of an image', () => {
  it.each([
    ['full/max/0/default.jpg', [0, 0, 600, 400], [600, 400]],
    ['square/max/0/default.jpg', [100, 0, 400, 400], [400, 400]],
    ['10,20,30,40/max/0/color.jpg', [10, 20, 30, 40], [30, 40]],
    ['500,300,512,512/max/0/default.jpg', [500, 300, 100, 100], [100, 100]],
    ['pct:50,25,50,50/max/0/default.jpg', [300, 100, 300, 200], [300, 200]],
    ['pct:33.3,0,0.5,100/max/0/default.jpg', [200, 0, 3, 400], [3, 400]],
    ['full/300,/0/default.jpg', [0, 0, 600, 400], [300, 200]],
    ['full/,100/0/default.jpg', [0, 0, 600, 400], [150, 100]],
    ['full/60,400/0/default.jpg', [0, 0, 600, 400], [60, 400]],
    ['full/!100,100/0/default.jpg', [0, 0, 600, 400], [100, 67]],
    ['full/!900,900/0/default.jpg', [0, 0, 600, 400], [600, 400]],
    ['full/pct:25/0/default.jpg', [0, 0, 600, 400], [150, 100]],
  ])('%s is read', (path, [left, top, w, h], [width, height]) => {
    expect(read(path)).toEqual({ region: { left, top, width: w, height: h }, size: { width, height } });
  });

  it.each([
    ['full/^max/0/default.jpg', 'unsupported'],
    ['full/max/90/default.jpg', 'unsupported'],
    ['full/max/!0/default.jpg', 'unsupported'],
    ['full/max/0/gray.jpg', 'unsupported'],
    ['full/max/0/default.png', 'unsupported'],
    ['full/max/361/default.jpg', 'syntax'],
    ['full/max/0/default', 'syntax'],
    ['full/max/0/best.jpg', 'syntax'],
    ['full/max/0/default.exe', 'syntax'],
    ['600,0,1,1/max/0/default.jpg', 'syntax'],
    ['0,0,0,1/max/0/default.jpg', 'syntax'],
    ['-1,0,1,1/max/0/default.jpg', 'syntax'],
    ['1,2,3/max/0/default.jpg', 'syntax'],
    ['1.5,0,1,1/max/0/default.jpg', 'syntax'],
    ['full/601,/0/default.jpg', 'syntax'],
    ['full/,/0/default.jpg', 'syntax'],
    ['full/0,/0/default.jpg', 'syntax'],
    ['full/300/0/default.jpg', 'syntax'],
    ['full/pct:101/0/default.jpg', 'syntax'],
    [`full/${'9'.repeat(100)},/0/default.jpg`, 'syntax'],
  ])('%s is refused as %s', (path, fault) => {
    expect(read(path)).toBe(fault);
  });

  it('never leads out of the picture, nor to more than there is', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    const number = fc.integer({ min: 0, max: 40_000 });
    const region = fc.oneof(
      fc.constantFrom('full', 'square'),
      fc.array(number, { minLength: 4, maxLength: 4 }).map((four) => four.join()),
      fc
        .array(fc.integer({ min: 0, max: 110 }), { minLength: 4, maxLength: 4 })
        .map((four) => `pct:${four.join()}`),
    );
    const size = fc.oneof(
      fc.constant('max'),
      number.map((one) => `${one},`),
      number.map((one) => `,${one}`),
      fc.tuple(number, number).map(([w, h]) => `${w},${h}`),
      fc.tuple(number, number).map(([w, h]) => `!${w},${h}`),
      fc.integer({ min: 0, max: 120 }).map((one) => `pct:${one}`),
    );
    fc.assert(
      fc.property(side, side, region, size, (width, height, cut, scale) => {
        const answer = read(`${cut}/${scale}/0/default.jpg`, { width, height });
        if (typeof answer === 'string') return;
        expect(answer.region.left + answer.region.width).toBeLessThanOrEqual(width);
        expect(answer.region.top + answer.region.height).toBeLessThanOrEqual(height);
        for (const side of ['width', 'height'] as const) {
          expect(answer.size[side]).toBeGreaterThan(0);
          expect(answer.size[side]).toBeLessThanOrEqual(Math.min(answer.region[side], MOST_IMAGE_SIDE));
        }
      }),
    );
  });
});
