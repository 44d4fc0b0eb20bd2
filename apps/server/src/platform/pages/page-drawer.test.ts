import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrawingProcess, type DrawingProcess } from './drawing-process.ts';
import { createPageDrawer, DrawersBusyError, type PageDrawer } from './page-drawer.ts';
import { PageFaultError } from './page-fault-error.ts';
import type { PageFault } from './page-tasks.ts';

/** PDFs that each have something special, which are not part of the project. */
const SHARED = join(dirname(fileURLToPath(import.meta.url)), '../../../../../../shared/data/pdf');
const MARK = { lines: ['图书馆 Library', '20****17'] };
/** Those of the folder that cannot be shown, and why. */
const FAULTY: Readonly<Record<string, PageFault>> = {
  'REDHAT-1531897-0.pdf': 'broken',
  'bug1020226.pdf': 'broken',
  'bug1782186.pdf': 'locked',
  'issue3371.pdf': 'locked',
  'issue6010_1.pdf': 'locked',
};

const faultOf = (error: unknown) => (error instanceof PageFaultError ? error.fault : 'another');

describe('drawing pages', () => {
  let drawer: PageDrawer;
  let folder: string;
  beforeAll(() => {
    drawer = createPageDrawer(1);
    folder = mkdtempSync(join(tmpdir(), 'lectern-pages-'));
  });
  afterAll(() => {
    drawer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(!existsSync(SHARED))(
    'draws each document that can be shown, and says of the others why not',
    async () => {
      const seen: Record<string, PageFault> = {};
      for (const name of readdirSync(SHARED).filter((one) => one.endsWith('.pdf'))) {
        const path = join(SHARED, name);
        try {
          const { pages, ratios } = await drawer.run({ what: 'describe', path });
          expect(pages, name).toBeGreaterThan(0);
          expect(ratios[0], name).toBeGreaterThan(0);
          const { bytes } = await drawer.run({ what: 'page', path, page: 1, width: 800, mark: MARK });
          const { format, width } = await sharp(bytes).metadata();
          expect([format, width], name).toEqual(['webp', 800]);
        } catch (error) {
          seen[name] = faultOf(error) as PageFault;
        }
      }
      expect(seen).toEqual(FAULTY);
    },
    240_000,
  );

  it.skipIf(!existsSync(SHARED))(
    'draws Chinese text whose fonts are not in the document',
    async () => {
      const path = join(SHARED, 'issue2128r.pdf');
      const { bytes } = await drawer.run({ what: 'page', path, page: 1, width: 800, mark: { lines: [] } });
      // The title stands in the upper part: there is ink.
      const { channels } = await sharp(bytes)
        .extract({ left: 200, top: 60, width: 400, height: 100 })
        .stats();
      expect(channels[0]?.min).toBeLessThan(80);
    },
    60_000,
  );

  it('says that a page is not there, and that a file is no PDF', async () => {
    const path = join(folder, 'none.pdf');
    writeFileSync(path, '%PDF-1.7\nnothing more');
    await expect(drawer.run({ what: 'describe', path })).rejects.toMatchObject({ fault: 'broken' });
    const absent = join(folder, 'absent.pdf');
    await expect(drawer.run({ what: 'describe', path: absent })).rejects.toMatchObject({ fault: 'gone' });
  }, 60_000);

  it('draws the mark alone on a transparent ground', async () => {
    const { bytes, mediaType } = await drawer.run({ what: 'mark', width: 600, height: 400, mark: MARK });
    expect(mediaType).toBe('image/png');
    const { channels } = await sharp(bytes).stats();
    expect(channels[3]?.min).toBe(0);
    expect(channels[3]?.max).toBeGreaterThan(20);
  }, 60_000);

  it('draws a picture no larger than it is, marked', async () => {
    const path = join(folder, 'picture.png');
    await sharp({ create: { width: 500, height: 300, channels: 3, background: '#888' } })
      .png()
      .toFile(path);
    const { bytes } = await drawer.run({ what: 'picture', path, width: 1200, mark: MARK });
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([500, 300]);
    const { channels } = await sharp(bytes).stats();
    expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(10);
  }, 60_000);

  it('goes on with another process when one was killed in the middle of a page', async () => {
    const endless: DrawingProcess = createDrawingProcess(0.0001);
    const path = join(folder, 'none.pdf');
    // So little patience that no process answers in time.
    await expect(endless.run({ what: 'describe', path })).rejects.toMatchObject({ fault: 'tooLarge' });
    const patient = createPageDrawer(1, () => createDrawingProcess());
    await expect(patient.run({ what: 'describe', path })).rejects.toMatchObject({ fault: 'broken' });
    patient.close();
  }, 60_000);

  it('refuses more than may wait', async () => {
    const stuck = createPageDrawer(1, () => ({
      run: () => new Promise(() => undefined),
      end: () => undefined,
    }));
    const task = { what: 'describe', path: '' } as const;
    for (let at = 0; at < 201; at += 1) void stuck.run(task).catch(() => undefined);
    await expect(stuck.run(task)).rejects.toBeInstanceOf(DrawersBusyError);
  });
});
