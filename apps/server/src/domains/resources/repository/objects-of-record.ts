import type { Db } from '../../../platform/db/database.ts';
import type { Seeing } from './seeing.ts';
import { listChosenObjects, type ObjectChoice } from './store/object-list-store.ts';
import type { DigitalObjectTable } from './tables.ts';

/** A record, unit or person has more objects than a page shows only where something went wrong. */
const MOST = 200;

/** The objects of a record of the catalogue that the caller sees. */
export function objectsOfRecord(db: Db, seeing: Seeing, bibId: string): Promise<DigitalObjectTable[]> {
  return some(db, seeing, { bibId });
}

/** Those of a college or department, by its code. */
export function objectsOfUnit(db: Db, seeing: Seeing, unitCode: string): Promise<DigitalObjectTable[]> {
  return some(db, seeing, { unitCode });
}

/** Those of a person of the list of researchers. */
export function objectsOfPerson(db: Db, seeing: Seeing, personId: string): Promise<DigitalObjectTable[]> {
  return some(db, seeing, { personId });
}

async function some(db: Db, { reading }: Seeing, choice: ObjectChoice): Promise<DigitalObjectTable[]> {
  return (await listChosenObjects(db, reading, choice, { offset: 0, limit: MOST, order: 'year' })).rows;
}
