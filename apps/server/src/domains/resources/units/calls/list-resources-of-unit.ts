import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { UNIT_NOT_FOUND } from '@lectern/contracts/resources/units/errors';
import { listResourcesOfUnit } from '@lectern/contracts/resources/units/list-resources-of-unit';
import { implement } from '../../../../platform/http/implement.ts';
import { readOpenUnit } from '../read-units.ts';
import { scopeOf } from '../unit-scope.ts';

export const listResourcesOfUnitCall = implement(listResourcesOfUnit)(
  async ({ input: { id, tab, page, rows }, context, deps }) => {
    const unit = await readOpenUnit(deps.db, context.tenant.id, id);
    if (!unit) return refuse(UNIT_NOT_FOUND);
    const contents = (await deps.unitContents()).find(({ kind }) => kind === tab);
    const place = { offset: (page - 1) * rows, limit: rows };
    const found = await contents?.page(deps, context, scopeOf(unit), place);
    if (found && isRefusal(found)) return found;
    return found ? { total: found.total, entries: [...found.entries] } : { total: 0, entries: [] };
  },
);
