import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { EditorPage } from './editor-page.tsx';
import { StaffPublications } from './staff-publications.tsx';
import { StaffResearchers } from './staff-researchers.tsx';

/** The researchers: the list, one to change, or the publications of one. The address says which. */
export default function StaffResearchersPage() {
  const { t } = useTranslation('researchers');
  usePageTitle(t('staff.title'));
  const [query] = useSearchParams();
  const edited = query.get('edit');
  const publicationsOf = query.get('publications');
  if (publicationsOf !== null) return <StaffPublications key={publicationsOf} id={publicationsOf} />;
  if (edited === null) return <StaffResearchers />;
  return <EditorPage key={edited} id={edited === 'new' ? undefined : edited} />;
}
