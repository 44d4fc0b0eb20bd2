import { getMenuList } from '@lectern/contracts/people/tenant/get-menu-list';
import { useMemo } from 'react';
import { useCall } from '../../lib/use-call.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { type MenuLink, menuLinks } from './menu-entries.ts';

/** The entries of the tenant's main menu in the language of the page. */
export function useMenuLinks(): readonly MenuLink[] {
  const language = useLanguage();
  const { data } = useCall(getMenuList, {}, { staleMs: 10 * 60_000, keepPrevious: true });
  return useMemo(() => menuLinks(data ?? [], language), [data, language]);
}
