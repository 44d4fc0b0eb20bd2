import { fold } from '@lectern/search/analysis/fold';
import type { SearchEngine } from '@lectern/search/search-engine';
import { Random } from '../../search/random.ts';
import type { Reader } from '../asking/reader.ts';
import { type Part, partOf } from '../kept-apart.ts';
import { type Judged, passedIf, unanswerable } from '../verdict.ts';
import { KINDS, SlipMaker } from './make-slip.ts';
import type { ShortNames } from './short-names.ts';

/** Names of each kind of slip that are looked for. */
const SAMPLE = 300;
const SEED = 20_261_122;
const ALL = 2000;

/** The index that is asked. */
export interface Asked {
  readonly engine: SearchEngine;
  readonly index: string;
  readonly reader: Reader;
}

/**
 * Types short titles and names of the catalogue with a wrong character that makes no other title or name. A case passes where
 * the search finds what the right words find, or where it asks whether the right ones were meant.
 */
export async function* judgeSlips(asked: Asked, names: ShortNames, part: Part): AsyncGenerator<Judged> {
  const random = new Random(SEED);
  const maker = new SlipMaker(names.characters, random);
  for (const [what, values] of [
    ['title', names.titles],
    ['name', names.names],
  ] as const) {
    for (const kind of KINDS) {
      const set = `slips, ${kind} in a short Han ${what} (${part})`;
      const left = [...values].sort();
      for (let count = 0; count < SAMPLE && left.length > 0; count++) {
        const [right = ''] = left.splice(random.below(left.length), 1);
        const typed = maker.slip(right, kind);
        if (partOf(right) !== part) continue;
        const name = `${typed} for ${right}`;
        if (typed === undefined) yield { set, name, ...unanswerable('no character that sounds so') };
        else if (names.titles.has(typed) || names.names.has(typed))
          yield { set, name, ...unanswerable('another title or name') };
        else yield { set, name, ...(await judgeSlip(asked, typed, right)) };
      }
    }
  }
}

async function judgeSlip({ engine, index, reader }: Asked, typed: string, right: string) {
  const [found, meant] = await Promise.all([typed, right].map((keyWord) => reader.find({ keyWord }, ALL)));
  const same = found!.total === meant!.total && found!.ids.every((id) => meant!.ids.includes(id));
  const spelt = same ? undefined : await engine.spell(index, typed);
  return passedIf(
    same || (spelt !== undefined && fold(spelt) === right),
    `finds ${found!.total} (${found!.reading}), the right words ${meant!.total}; asks for ${spelt ?? 'nothing'}`,
  );
}
