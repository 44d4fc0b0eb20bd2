import type { Domain } from '../../../platform/domain.ts';
import { placesAuditNames } from './audit-names.ts';
import { getPlacesCall } from './calls/get-places.ts';
import { putExceptionCall } from './calls/put-exception.ts';
import { putLibraryCall } from './calls/put-library.ts';
import { putLocationCall } from './calls/put-location.ts';
import { putWeekCall } from './calls/put-week.ts';

export const places: Domain = {
  auditNames: placesAuditNames,
  calls: [getPlacesCall, putLibraryCall, putLocationCall, putWeekCall, putExceptionCall],
};
