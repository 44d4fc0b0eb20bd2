import type { TitleHit } from '../../../ranking/best-titles.ts';
import type { Suggestion } from '../../../search-engine.ts';
import { leadingCharacters, soundsSo, type TypedSound, typedSounds } from '../../../widen/typed-sound.ts';
import { soundRange } from '../../segment/sound-keys.ts';
import { isRemoved } from '../../segment/tombstones.ts';
import type { SoundField } from '../../segment/value-tables.ts';
import { BoundedTop } from '../bounds/bounded-top.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { ValueCounts } from './value-counts.ts';

/** Values with the right first letters that are looked at closely: those used most. */
const LOOKED_AT = 400;
const DOCUMENTS = 0x10000;
const SEGMENTS = 0x1000;
const ORDINALS = 2 ** 32;

/** Titles, authors and subjects that begin with Han characters and sound like what is being typed. */
export interface Sounding {
  titles(limit: number): TitleHit[];
  values(field: SoundField, limit: number): Suggestion[];
}

/** Undefined where what is typed is no pinyin. */
export function soundingLike(snapshot: Snapshot, text: string): Sounding | undefined {
  const ways = typedSounds(text);
  if (ways.length === 0) return undefined;
  return {
    titles: (limit) => titlesOf(snapshot, ways, limit),
    values: (field, limit) => valuesOf(snapshot, field, ways, limit),
  };
}

function titlesOf(snapshot: Snapshot, ways: readonly TypedSound[], limit: number): TitleHit[] {
  const top = new BoundedTop(LOOKED_AT);
  snapshot.segments.forEach(({ segment, tombstones }, number) => {
    for (const way of ways) {
      const { from, to } = soundRange(segment.titleSounds, letters(way));
      for (let at = from; at < to; at++) {
        const doc = segment.titleSounds.values[at]!;
        if (isRemoved(tombstones, doc)) continue;
        const popularity = Math.min(0xffff, Math.max(0, segment.popularity[doc]!));
        top.offer((popularity * SEGMENTS + number) * DOCUMENTS + doc);
      }
    }
  });
  const hits = new Map<string, TitleHit>();
  for (const entry of top.descending()) {
    if (hits.size >= limit) break;
    const doc = entry % DOCUMENTS;
    const { segment } = snapshot.segments[Math.floor(entry / DOCUMENTS) % SEGMENTS]!;
    const title = segment.titles.get(doc);
    if (!anySounds(title, ways)) continue;
    const id = segment.ids.get(doc);
    hits.set(id, { id, title, popularity: segment.popularity[doc]! });
  }
  return [...hits.values()];
}

function valuesOf(
  snapshot: Snapshot,
  field: SoundField,
  ways: readonly TypedSound[],
  limit: number,
): Suggestion[] {
  const counts = new ValueCounts(snapshot, field);
  const top = new BoundedTop(LOOKED_AT);
  for (const way of ways) {
    for (const ordinal of snapshot.values.soundingLike(field, letters(way)))
      top.offer(Math.min(counts.of(ordinal), 0xf_ffff) * ORDINALS + ordinal);
  }
  const found = new Map<string, Suggestion>();
  for (const entry of top.descending()) {
    if (found.size >= limit) break;
    const value = snapshot.values.get(field, entry % ORDINALS);
    const count = Math.floor(entry / ORDINALS);
    if (count > 0 && anySounds(value, ways)) found.set(value, { kind: field, value, count });
  }
  return [...found.values()];
}

function letters(way: TypedSound): string[] {
  return way.map((sound) => sound.charAt(0));
}

function anySounds(value: string, ways: readonly TypedSound[]): boolean {
  const characters = leadingCharacters(value, Math.max(...ways.map(({ length }) => length)));
  return ways.some((way) => soundsSo(characters, way));
}
