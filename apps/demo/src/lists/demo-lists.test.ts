import { describe, expect, it } from 'vitest';
import { DEMO_TENANTS } from '../demo-tenant.ts';
import { demoPatrons } from '../patrons/demo-patrons.ts';
import { demoWorks } from '../works/demo-works.ts';
import { demoLists } from './demo-lists.ts';

describe.each(DEMO_TENANTS)('the book lists of %s', (tenant) => {
  const titles = new Set(demoWorks(tenant).flatMap(({ title }) => [title, title.split(' : ')[0]]));
  const readers = new Set(demoPatrons(tenant).map(({ primaryId }) => primaryId));

  it('name works and readers of the library', () => {
    for (const { works, reader, followers = [] } of demoLists(tenant)) {
      expect(works.map(([title]) => title).filter((title) => !titles.has(title))).toEqual([]);
      expect([...(reader ? [reader] : []), ...followers].filter((one) => !readers.has(one))).toEqual([]);
      expect(followers).not.toContain(reader);
    }
  });

  it('have one default list for a reader at most, and each list has works', () => {
    const defaults = demoLists(tenant).flatMap(({ isDefault, reader }) => (isDefault ? [reader] : []));
    expect(new Set(defaults).size).toBe(defaults.length);
    for (const { works } of demoLists(tenant)) expect(works.length).toBeGreaterThan(1);
  });
});
