import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { EditorPage } from './editor/editor-page.tsx';
import { StaffDatabases } from './staff-databases.tsx';

/** The electronic databases of the library: the list, or the one that the address names, to change it. */
export default function StaffDatabasesPage() {
  const { t } = useTranslation('databases');
  usePageTitle(t('staff.title'));
  const [query] = useSearchParams();
  const edited = query.get('edit');
  if (edited === null) return <StaffDatabases />;
  return <EditorPage key={edited} id={edited === 'new' ? undefined : edited} />;
}
