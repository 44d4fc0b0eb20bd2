import type { Domain } from '../../../platform/domain.ts';
import { unitAuditNames } from './audit-names.ts';
import { getUnitCall } from './calls/get-unit.ts';
import { listResourcesOfUnitCall } from './calls/list-resources-of-unit.ts';
import { listStaffUnitsCall } from './calls/list-staff-units.ts';
import { listUnitsCall } from './calls/list-units.ts';
import { moveUnitCall } from './calls/move-unit.ts';
import { putUnitCall } from './calls/put-unit.ts';
import { removeUnitCall } from './calls/remove-unit.ts';
import { worksOfUnits } from './works-of-units.ts';

/** Colleges, departments and other units of the institution as a tree, and what other domains say that each has. */
export const units: Domain = {
  auditNames: unitAuditNames,
  calls: [
    getUnitCall,
    listResourcesOfUnitCall,
    listStaffUnitsCall,
    listUnitsCall,
    moveUnitCall,
    putUnitCall,
    removeUnitCall,
  ],
  demo: async () => (await import('./demo/seed-units.ts')).unitSeed,
  ofUnits: [worksOfUnits],
};
