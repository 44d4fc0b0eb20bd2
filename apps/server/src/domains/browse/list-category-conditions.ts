import { listCategoryConditions } from '@lectern/contracts/browse/list-category-conditions';
import { implement } from '../../http/implement.ts';
import { regionName } from '../tenant/code-names/country-names.ts';
import { docTypeName } from '../tenant/code-names/doc-type-names.ts';
import { languageName } from '../tenant/code-names/language-names.ts';
import { browseFilters } from './browse-filters.ts';
import { readClassNames } from './class-names.ts';
import { startsOf } from './class-stretch.ts';
import { countWorks } from './count-works.ts';
import { countedEntries, mainClasses } from './counted-entries.ts';

/** More than there are of any of them. */
const ALL = 300;
const ALL_CLASSES = 60_000;

export const listCategoryConditionsCall = implement(listCategoryConditions)(
  async ({ input, context: { tenant, language }, deps }) => {
    const { kindNo } = input;
    const inClass = kindNo ? [{ field: 'class' as const, anyOf: startsOf(kindNo.toUpperCase()) }] : [];
    const { by } = await countWorks(
      deps,
      tenant.id,
      { class: ALL_CLASSES, docType: ALL, language: ALL, country: ALL },
      [...browseFilters(input), ...inClass],
    );
    const classes = mainClasses(by.class);
    return {
      classificaList: countedEntries(
        classes,
        await readClassNames(deps.db, tenant.id, language, [...classes.keys()]),
      ),
      documentTypeList: countedEntries(by.docType, (code) => docTypeName(code, language)),
      languageList: countedEntries(by.language, (code) => languageName(code, language)),
      countryList: countedEntries(by.country, (code) => regionName(code, language) || code),
    };
  },
);
