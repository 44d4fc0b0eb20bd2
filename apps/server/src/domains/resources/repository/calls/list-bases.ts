import { listBases } from '@lectern/contracts/resources/repository/list-bases';
import { fold } from '@lectern/search/analysis/fold';
import { implement } from '../../../../platform/http/implement.ts';
import { wordsOf } from '../object-columns.ts';
import { presentCollections } from '../present/present-collections.ts';
import { beginSeeing } from '../seeing.ts';

export const listBasesCall = implement(listBases)(
  async ({ input: { keyWord, unitCode, page, rows }, context, deps }) => {
    const seeing = await beginSeeing(deps, context);
    const words = wordsOf(keyWord);
    const tops = seeing.tree.children('').filter(({ kind }) => kind === 'base');
    // Those of a college may be anywhere in a tree.
    const candidates = unitCode === '' ? tops : seeing.tree.ids.flatMap((id) => seeing.tree.find(id) ?? []);
    const found = candidates.filter(
      (row) =>
        row.kind === 'base' &&
        (unitCode === '' || row.unit_code === unitCode) &&
        words.every((word) => fold(`${row.names} ${row.descriptions}`).includes(word)),
    );
    const part = found.slice((page - 1) * rows, page * rows);
    return { total: found.length, bases: await presentCollections(deps, seeing, part) };
  },
);
