import { listCategoryConditions } from '@lectern/contracts/discovery/browse/list-category-conditions';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { keptCounts } from '../../../../platform/tenants/kept-counts.ts';
import { ALL_CLASSES, ALL_CODES, countWorks } from '../../../../ports/search-engine/count-works.ts';
import { readClassNames } from '../../../collection/vocabulary/classes/read-class-names.ts';
import { regionName } from '../../../collection/vocabulary/code-names/country-names.ts';
import { docTypeName } from '../../../collection/vocabulary/code-names/doc-type-names.ts';
import { languageName } from '../../../collection/vocabulary/code-names/language-names.ts';
import { browseFilters } from '../browse-filters.ts';
import { startsOf } from '../class-range.ts';
import { countedEntries, mainClasses } from '../counted-entries.ts';

const LIMITS = { class: ALL_CLASSES, docType: ALL_CODES, language: ALL_CODES, country: ALL_CODES } as const;

const conditionsOfWholeCatalogue = keptCounts((deps, tenantId) => countWorks(deps, tenantId, LIMITS));

export const listCategoryConditionsCall = implement(listCategoryConditions)(
  async ({ input, context: { tenant, language }, deps }) => {
    const { kindNo } = input;
    const inClass = kindNo ? [{ field: 'class' as const, anyOf: startsOf(kindNo.toUpperCase()) }] : [];
    const filters = [...browseFilters(input), ...inClass];
    const counted =
      filters.length === 0
        ? await conditionsOfWholeCatalogue(deps, tenant.id)
        : await countWorks(deps, tenant.id, LIMITS, filters);
    if (isRefusal(counted)) return counted;
    const { by } = counted;
    const { countries } = tenant.settings.lists;
    const classes = mainClasses(by.class);
    return {
      classificaList: countedEntries(
        classes,
        await readClassNames(deps.db, tenant, language, [...classes.keys()]),
      ),
      documentTypeList: countedEntries(by.docType, (code) => docTypeName(code, language)),
      languageList: countedEntries(by.language, (code) => languageName(code, language)),
      countryList: countedEntries(by.country, (code) => regionName(code, language, countries) || code),
    };
  },
);
