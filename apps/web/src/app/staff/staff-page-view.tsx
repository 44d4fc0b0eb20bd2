import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import type { StaffPage } from '../../lib/staff/staff-page.ts';
import { useStaff } from '../../lib/staff/use-staff.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import type { WordsName } from '../word-keys.ts';
import { ChooseDesk } from './choose-desk.tsx';
import { maySee } from './may-see.ts';

/** A page of the staff with what its entry says of it: who may see it, whether it needs a desk, its title. */
export function StaffPageView({
  page,
  Component,
}: {
  readonly page: StaffPage;
  readonly Component: ComponentType;
}) {
  const { t } = useTranslation('staff');
  // staff-pages.test.ts checks that each title has words.
  const titleOf = useTranslation(page.words as WordsName).t as (key: string) => string;
  const staff = useStaff();
  usePageTitle(titleOf(page.title));
  if (!maySee(page, staff.permissions))
    return <EmptyState title={t('notAllowed')} hint={t('notAllowedHint')} />;
  if (page.needsDesk && staff.desk.libraryCode === '') return <ChooseDesk />;
  return <Component />;
}
