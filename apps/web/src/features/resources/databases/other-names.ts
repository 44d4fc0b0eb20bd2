import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';

/** The other names of a database, without the one that it has in the language of the page. */
export function otherNamesOf({
  name,
  otherNames,
}: Pick<EresourceSummary, 'name' | 'otherNames'>): readonly string[] {
  return otherNames.filter((one) => one !== name);
}
