import type { Language } from '@lectern/contracts/languages';
import type { FacetName, facetSchema } from '@lectern/contracts/search/search-state';
import type { FacetResult } from '@lectern/search/search-engine';
import type * as z from 'zod';
import type { Db } from '../../db/database.ts';
import { className } from '../tenant/code-names/class-names.ts';
import { docTypeName } from '../tenant/code-names/doc-type-names.ts';
import { languageName } from '../tenant/code-names/language-names.ts';
import { listLibraries, listLocations } from '../tenant/places.ts';
import { FACET_OF_KEY } from './search-request.ts';

type Facet = z.input<typeof facetSchema>;
type NameOf = (value: string) => string;

const MAIN_CLASS = /^[A-Z]$/;

/** The engine's facets under the specification's keys, with names in the reader's language; empty ones are left out. */
export async function presentFacets(
  db: Db,
  tenantId: string,
  language: Language,
  facets: readonly FacetResult[],
): Promise<Facet[]> {
  const names = await namesOf(db, tenantId, language);
  return (Object.keys(FACET_OF_KEY) as FacetName[]).flatMap((name) => {
    const facet = facets.find(({ field }) => field === FACET_OF_KEY[name]);
    // Deeper classes come with the class tree; until then the main classes are the facet.
    const values = (facet?.values ?? []).filter(({ value }) => name !== 'kindNo' || MAIN_CLASS.test(value));
    if (!facet || values.length === 0) return [];
    const nameOf = names[name] ?? ((value: string) => value);
    return [
      {
        name,
        values: values.map(({ value, count }) => ({ value, label: nameOf(value), count })),
        more: name === 'kindNo' ? 0 : facet.more,
      },
    ];
  });
}

async function namesOf(
  db: Db,
  tenantId: string,
  language: Language,
): Promise<Partial<Record<FacetName, NameOf>>> {
  const [libraries, locations] = await Promise.all([
    listLibraries(db, tenantId, language),
    listLocations(db, tenantId, language),
  ]);
  const libraryNames = new Map(libraries.map(({ code, name }) => [code, name]));
  const locationNames = new Map(
    locations.map(({ code, libraryCode, name }) => [
      code,
      `${libraryNames.get(libraryCode) ?? libraryCode} · ${name}`,
    ]),
  );
  return {
    docCode: (code) => docTypeName(code, language),
    langCode: (code) => languageName(code, language),
    kindNo: (notation) => className(notation, language),
    libCode: (code) => libraryNames.get(code) ?? code,
    locationId: (code) => locationNames.get(code) ?? code,
  };
}
