import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { coinsOf } from '../citations/coins.ts';
import { cslItemOf } from '../citations/csl-item.ts';
import { writeBibtex } from '../citations/write-bibtex.ts';
import { writeRis } from '../citations/write-ris.ts';
import { writeDublinCoreCollection } from '../dublin-core/write-dublin-core.ts';
import { bibsOf, haveShared, sharedFile } from '../mapping/testing/shared-records.ts';
import { writeModsCollection } from '../mods/write-mods.ts';

const RECORDS = 500;

describe.each([
  [['chinese-cnmarc', 'chinese-cnmarc-utf8.iso']],
  [['evergreen-concerto', 'jazz_1k.mrc']],
  [['evergreen-concerto', 'lul_fre_500.mrc']],
  [['evergreen-concerto', 'hebrew.marc']],
])('real records of %s', (path) => {
  it.skipIf(!haveShared(...path))('can be written in every format', async () => {
    const bibs = (await bibsOf(sharedFile(...path))).slice(0, RECORDS);
    const cited = bibs.map((bib, at) => ({
      id: `r${at}`,
      bib,
      url: `https://library.example.org/record/r${at}`,
    }));
    for (const xml of [writeModsCollection(cited), writeDublinCoreCollection(cited)]) {
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(xml).close();
    }
    expect(writeRis(cited).match(/^TY {2}- /gm)).toHaveLength(bibs.length);
    expect(new Set(writeBibtex(cited).match(/^@\w+\{[^,]+,/gm)).size).toBe(bibs.length);
    for (const bib of cited) {
      expect(cslItemOf(bib).title).toBe(cslItemOf(bib).title.trim());
      expect(coinsOf(bib.bib)).toContain('rft_val_fmt=');
    }
  });
});
