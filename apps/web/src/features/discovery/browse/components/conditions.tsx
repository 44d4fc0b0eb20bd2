import { listCategoryConditions } from '@lectern/contracts/discovery/browse/list-category-conditions';
import { useTranslation } from 'react-i18next';
import { type SearchLink, searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { LinkGroup } from './link-group.tsx';

const STALE_MS = 60_000;

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly count: number;
}

/** What the works of the library, or of one class, can be narrowed by. Each value leads to its works. */
export function Conditions({
  kindNo,
  values,
}: {
  /** The class; empty for the whole library. */
  readonly kindNo: string;
  /** What the search filter takes for this class. */
  readonly values: readonly string[];
}) {
  const { t } = useTranslation('browse');
  const { data } = useCall(listCategoryConditions, { kindNo }, { staleMs: STALE_MS });
  const links = (key: 'docCode' | 'langCode' | 'countryCode', entries: readonly Entry[]) =>
    entries.map((entry) => {
      const search: SearchLink = { kindNo: [...values], [key]: [entry.code] };
      return { ...entry, to: searchAddress(search) };
    });
  if (!data) return null;
  return (
    <>
      <LinkGroup heading={t('conditions.docCode')} links={links('docCode', data.documentTypeList)} />
      <LinkGroup heading={t('conditions.langCode')} links={links('langCode', data.languageList)} />
      <LinkGroup heading={t('conditions.countryCode')} links={links('countryCode', data.countryList)} />
    </>
  );
}
