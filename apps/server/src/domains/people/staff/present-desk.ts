import type { Language } from '@lectern/contracts/kernel/languages';
import type { Db } from '../../../platform/db/database.ts';
import type { StaffDesk } from '../../../platform/http/implement.ts';
import { listLibraries } from '../../collection/vocabulary/places/places.ts';

/** A desk with the name of its library; the name is empty of a library that does not exist. */
export async function presentDesk(
  db: Db,
  tenantId: string,
  { libraryCode, name }: StaffDesk,
  language: Language,
) {
  const libraries = libraryCode === '' ? [] : await listLibraries(db, tenantId, language);
  const library = libraries.find(({ code }) => code === libraryCode);
  return { libraryCode: library?.code ?? '', libraryName: library?.name ?? '', name: library ? name : '' };
}
