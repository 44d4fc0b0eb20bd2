import type { AuditNamers } from '../../../platform/audit/audit-names.ts';
import { placeNames } from '../../collection/vocabulary/places/place-names.ts';

/** Names libraries and locations by their codes, and a special day by its library. */
export const placesAuditNames: AuditNamers = {
  async library({ db, tenantId, language }, codes) {
    const places = await placeNames(db, tenantId, language);
    return new Map(codes.map((code) => [code, { name: places.library(code) }]));
  },
  async location({ db, tenantId, language }, codes) {
    const places = await placeNames(db, tenantId, language);
    return new Map(codes.map((code) => [code, { name: places.location(code) }]));
  },
  async specialDay({ db, tenantId, language }, subjects) {
    const places = await placeNames(db, tenantId, language);
    return new Map(
      subjects.flatMap((subject) => {
        // A day of all libraries has no code before it.
        const [code = '', day] = subject.split(' ');
        return day === undefined ? [] : [[subject, { name: `${places.library(code)} · ${day}` }] as const];
      }),
    );
  },
};
