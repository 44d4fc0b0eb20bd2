import type { FacetName, FilterName } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../../lib/tenant.ts';

/** Gives the name of a facet or filter by values. That of the classes depends on the classification of the library. */
export function useFacetName(): (name: FacetName | Exclude<FilterName, 'onlyOnShelf'>) => string {
  const { t } = useTranslation('search');
  const { classScheme } = useTenant().settings;
  return (name) => (name === 'kindNo' ? t(`facets.classes.${classScheme}`) : t(`facets.names.${name}`));
}
