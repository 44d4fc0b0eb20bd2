import type { HeadingIndex } from '@lectern/contracts/discovery/search/browse-index';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../lib/tenant.ts';

/** Gives the name of an index. That of the classes depends on the classification of the library. */
export function useIndexName(): (index: HeadingIndex) => string {
  const { t } = useTranslation('browse');
  const { classScheme } = useTenant().settings;
  return (index) =>
    index === 'classNumber' ? t(`index.classes.${classScheme}`) : t(`index.fields.${index}`);
}
