import type { Language } from '@lectern/contracts/kernel/languages';
import type { Bib } from '@lectern/marc/bib';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { classSchemeOf } from '../../collection/vocabulary/classes/class-schemes.ts';
import { readClassNames } from '../../collection/vocabulary/classes/read-class-names.ts';
import { countMost } from './count-most.ts';

const MOST = 8;

/** The main classes of these works in the library's classification, most often first. A work counts for its first class. */
export async function borrowedClasses(
  db: Db,
  tenant: Tenant,
  language: Language,
  bibs: readonly Bib[],
): Promise<{ readonly code: string; readonly name: string; readonly loans: number }[]> {
  const scheme = classSchemeOf(tenant);
  const codes = bibs.map((bib) => {
    const own = bib.classes.find((one) => one.scheme === scheme.code);
    return own ? (scheme.pathOf(own.notation)[0] ?? '') : '';
  });
  const most = countMost(codes, MOST);
  const nameOf = await readClassNames(
    db,
    tenant,
    language,
    most.map(({ value }) => value),
  );
  return most.map(({ value, count }) => ({ code: value, name: nameOf(value) || value, loans: count }));
}
