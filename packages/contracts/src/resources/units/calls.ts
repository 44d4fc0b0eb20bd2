import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { getUnit } from './get-unit.ts';
import { listResourcesOfUnit } from './list-resources-of-unit.ts';
import { listStaffUnits } from './list-staff-units.ts';
import { listUnits } from './list-units.ts';
import { moveUnit } from './move-unit.ts';
import { putUnit } from './put-unit.ts';
import { removeUnit } from './remove-unit.ts';

export const UNIT_CALLS: readonly AnyEndpoint[] = [
  getUnit,
  listResourcesOfUnit,
  listStaffUnits,
  listUnits,
  moveUnit,
  putUnit,
  removeUnit,
];
