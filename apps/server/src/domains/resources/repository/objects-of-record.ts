import type { Db } from '../../../platform/db/database.ts';
import type { Seeing } from './seeing.ts';
import { listChosenObjects } from './store/object-list-store.ts';
import type { DigitalObjectTable } from './tables.ts';

/** A record has more objects than a page shows only where something went wrong. */
const MOST = 200;

/** The objects of a record of the catalogue that the caller sees. */
export async function objectsOfRecord(
  db: Db,
  { reading }: Seeing,
  bibId: string,
): Promise<DigitalObjectTable[]> {
  const page = { offset: 0, limit: MOST, order: 'year' } as const;
  return (await listChosenObjects(db, reading, { bibId }, page)).rows;
}
