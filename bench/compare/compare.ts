import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeMarcFile } from './marc-file.ts';
import { ratios } from './ratios.ts';
import { prepareTree, type Tree } from './tree.ts';
import { type Turn, takeTurn } from './turn.ts';

/**
 * `npm run bench -- compare REV` measures import, search and pages of a git worktree of REV and of this tree in turns, and prints ratios
 * (above 1: this tree is slower). This tree runs twice in each round; the difference of its two series is noise. Options: `--rounds` (3),
 * `--records` (20000), `--questions` (300), `--without-pages` (which need a Chromium).
 */
export async function main(options: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...options],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      records: { type: 'string', default: '20000' },
      questions: { type: 'string', default: '300' },
      'without-pages': { type: 'boolean', default: false },
    },
  });
  const [revision] = positionals;
  if (revision === undefined) {
    console.error(
      'usage: npm run bench -- compare REV [--rounds N] [--records N] [--questions N] [--without-pages]',
    );
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'lectern-compare-'));
  const trees: Tree[] = [];
  try {
    const records = Number(values.records);
    const extent = {
      file: join(folder, 'records.mrc'),
      records,
      questions: Number(values.questions),
      pages: !values['without-pages'],
    };
    await writeMarcFile(extent.file, records);
    const before = await prepareTree(revision, revision);
    const now = await prepareTree('this tree');
    trees.push(before, now);
    const series: [Turn[], Turn[], Turn[]] = [[], [], []];
    for (let round = 0; round < Number(values.rounds); round++) {
      // Each round begins with another tree, so that the order favours none.
      for (const place of [0, 1, 2].map((at) => (at + round) % 3)) {
        const tree = place === 0 ? before : now;
        series[place]?.push(await takeTurn(tree, extent));
        console.error(`round ${round + 1}: ${tree.name} done`);
      }
    }
    console.table(ratios(revision, ...series));
  } finally {
    for (const { data } of trees) rmSync(data, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
