import { mapRecord } from '@lectern/marc/mapping/map-record';
import { describe, expect, it } from 'vitest';
import { DEMO_TENANTS } from '../demo-tenant.ts';
import { demoItems } from '../holdings/demo-items.ts';
import { demoLibraries } from '../holdings/libraries.ts';
import { demoLocations } from '../holdings/locations.ts';
import { demoWorks } from '../works/demo-works.ts';
import { demoRecords } from './demo-records.ts';

describe.each(DEMO_TENANTS)('the records of %s', (tenant) => {
  const bibs = [...demoRecords(tenant)].map((record) => mapRecord(record));
  const works = demoWorks(tenant);

  it('have the data of the works in both formats', () => {
    expect(bibs.length).toBe(works.length);
    for (const [at, work] of works.entries()) {
      const bib = bibs[at];
      expect(bib?.controlNumber).toBe(work.id);
      expect(bib?.title, work.title).toBe(work.title);
      expect(bib?.year, work.title).toBe(work.year);
      expect(bib?.creators.map((one) => one.vernacular ?? one.name).sort(), work.title).toEqual(
        work.creators.map((one) => one.name).sort(),
      );
      expect(
        bib?.isbns.map((isbn) => isbn.value),
        work.title,
      ).toEqual(work.isbn ? [work.isbn] : []);
      expect(bib?.issns, work.title).toEqual(work.issn ? [work.issn] : []);
      const own =
        tenant === 'demo' ? { scheme: 'clc', notation: work.clc } : { scheme: 'ddc', notation: work.ddc };
      expect(bib?.classes, work.title).toContainEqual(own);
      expect(bib?.imprints[0]?.publishers, work.title).toEqual([work.publisher]);
      expect(bib?.abstracts.length, work.title).toBe(work.abstract ? 1 : 0);
    }
  });

  it('have every item with library, location and call number', () => {
    const inRecords = bibs
      .flatMap((bib) => bib.items)
      .map((item) => `${item.barcode} ${item.library} ${item.shelvingLocation} ${item.callNumber}`);
    const inRegister = demoItems(tenant).map(
      (item) => `${item.barcode} ${item.libraryCode} ${item.locationCode} ${item.callNumber}`,
    );
    expect(inRecords.sort()).toEqual(inRegister.sort());
  });

  it('have items only in locations that exist', () => {
    const libraries = new Set(demoLibraries(tenant).map((library) => library.code));
    const locations = new Map(demoLocations(tenant).map((place) => [place.code, place]));
    for (const item of demoItems(tenant)) {
      expect(libraries.has(item.libraryCode)).toBe(true);
      const place = locations.get(item.locationCode);
      expect(place?.libraryCode).toBe(item.libraryCode);
      expect(item.status === 'reference').toBe(place?.referenceOnly);
    }
  });
});

describe('the items', () => {
  it('are about three thousand in the university', () => {
    expect(demoItems('demo').length).toBeGreaterThan(2800);
    expect(demoItems('demo').length).toBeLessThan(3600);
    expect(new Set(demoItems('demo').map((item) => item.barcode)).size).toBe(demoItems('demo').length);
  });
});
