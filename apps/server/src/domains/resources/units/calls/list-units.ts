import { type Names, nameIn } from '@lectern/contracts/kernel/languages';
import { listUnits } from '@lectern/contracts/resources/units/list-units';
import { nameSounds } from '@lectern/search/analysis/filing-name';
import { fold } from '@lectern/search/analysis/fold';
import { fromJson } from '../../../../platform/db/codecs.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { countEach } from '../count-contents.ts';
import { readOpenUnits } from '../read-units.ts';
import type { UnitTable } from '../tables.ts';
import { scopeOf, textsOf } from '../unit-scope.ts';

export const listUnitsCall = implement(listUnits)(async ({ input: { keyWord }, context, deps }) => {
  const units = await readOpenUnits(deps.db, context.tenant.id);
  const words = fold(keyWord).split(/\s+/).filter(Boolean);
  const fitting = units.filter(({ row }) => isCalled(row, words));
  const shown = new Set(fitting.flatMap(({ row, above }) => [row.id, ...above.map(({ id }) => id)]));
  const contentsOf = await countEach(deps, context, units.map(scopeOf));
  return {
    total: fitting.length,
    units: units
      .filter(({ row }) => shown.has(row.id))
      .map(({ row, level }) => ({
        id: row.id,
        code: row.code,
        kind: row.kind,
        name: nameIn(fromJson<Names>(row.names), context.language),
        parentId: row.parent_id,
        level,
        contents: contentsOf(row.id),
      })),
  };
});

/** Each word is in one of the names, or in its sound. */
function isCalled({ names, other_names }: UnitTable, words: readonly string[]): boolean {
  const called = [...textsOf(fromJson<Names>(names)), ...fromJson<string[]>(other_names)];
  const sounds = called.flatMap((name) => {
    const sound = nameSounds(name);
    return sound ? [sound.whole, sound.initials] : [];
  });
  const text = fold([...called, ...sounds].join(' '));
  return words.every((word) => text.includes(word));
}
