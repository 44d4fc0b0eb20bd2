import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../../platform/db/database.ts';
import { listLibraries, listLocations } from './places.ts';

/** Names of libraries and shelving locations by code; the code itself if there is no name. */
export interface PlaceNames {
  library(code: string): string;
  location(code: string): string;
  /** The address of a library; empty if it tells none. */
  addressOf(code: string): string;
}

export async function placeNames(db: Db, tenantId: string, language: Language): Promise<PlaceNames> {
  const [libraries, locations] = await Promise.all([
    listLibraries(db, tenantId, language),
    listLocations(db, tenantId, language),
  ]);
  const libraryNames = new Map(libraries.map(({ code, name }) => [code, name]));
  const locationNames = new Map(locations.map(({ code, name }) => [code, name]));
  return {
    library: (code) => libraryNames.get(code) || code,
    addressOf: (code) => libraries.find((library) => library.code === code)?.address ?? '',
    location: (code) => locationNames.get(code) || code,
  };
}
