import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { writeManifest } from './write-iiif.ts';

const python = process.env.LECTERN_TEST_IIIF_PREZI3;

/** Reads a manifest, which must be one by the specification, and prints the size of each canvas and the address of its image. */
const READ = `
import json, sys
from iiif_prezi3 import Manifest
manifest = Manifest(**json.load(sys.stdin))
print(json.dumps([
  [canvas.width, canvas.height, str(canvas.items[0].items[0].body.id)] for canvas in manifest.items
]))
`;

const SITE = 'https://library.example.org/demo';

if (!python)
  it.skip('iiif_prezi3 is not here: `node scripts/services/iiif-prezi3.mjs` prints LECTERN_TEST_IIIF_PREZI3', () =>
    undefined);
else
  describe('a manifest that we write, as iiif_prezi3 reads it', () => {
    const label = { 'zh-CN': ['港口图'], 'en-US': ['The harbour'] };
    const picture = (name: string, width: number, height: number) => ({
      service: `${SITE}/iiif/image/${name}`,
      name,
      size: { width, height },
    });

    it.each([
      ['all that there may be', label, [{ label: { en: ['Creator'] }, value: { none: ['A. Surveyor'] } }]],
      ['as little as there may be', {}, []],
    ])('is one, with %s', (_name, summary, metadata) => {
      const manifest = writeManifest({
        id: `${SITE}/iiif/object/o1/manifest`,
        label,
        summary,
        metadata,
        homepage: { id: `${SITE}/#/digitalNav/detail/object/o1`, label },
        provider: { id: SITE, label: { 'en-US': ['Library'] } },
        pictures: [picture('a', 6000, 4000), picture('b', 1, 9)],
      });
      const { stdout, stderr } = spawnSync(python, ['-c', READ], {
        input: JSON.stringify(manifest),
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual([
        [6000, 4000, `${SITE}/iiif/image/a/full/2400,1600/0/default.jpg`],
        [1, 9, `${SITE}/iiif/image/b/full/1,9/0/default.jpg`],
      ]);
    });
  });
