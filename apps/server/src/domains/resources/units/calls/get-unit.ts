import { refuse } from '@lectern/contracts/kernel/refusal';
import { UNIT_NOT_FOUND } from '@lectern/contracts/resources/units/errors';
import { getUnit } from '@lectern/contracts/resources/units/get-unit';
import { implement } from '../../../../platform/http/implement.ts';
import { countContents } from '../count-contents.ts';
import { presentUnit } from '../present-units.ts';
import { readOpenUnit } from '../read-units.ts';
import { scopeOf } from '../unit-scope.ts';

export const getUnitCall = implement(getUnit)(async ({ input: { id }, context, deps }) => {
  const unit = await readOpenUnit(deps.db, context.tenant.id, id);
  if (!unit) return refuse(UNIT_NOT_FOUND);
  const [shown, contents] = await Promise.all([
    presentUnit(deps, context, unit),
    countContents(deps, context, scopeOf(unit)),
  ]);
  return { ...shown, contents };
});
