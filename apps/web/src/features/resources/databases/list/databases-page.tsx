import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import styles from '../../../../components/eresources/list-page.module.css';
import { Tabs } from '../../../../components/tabs.tsx';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { readView, VIEWS, writeView } from '../eresource-list.ts';
import { AllDatabases } from './all-databases.tsx';
import { DatedDatabases } from './dated-databases.tsx';
import { HotDatabases } from './hot-databases.tsx';

/** /dataBaseNav, /newDataBase and /dataBaseNavExternal: the electronic databases, new ones, trials, and those used most. */
export default function DatabasesPage() {
  const { t } = useTranslation('databases');
  usePageTitle(t('title'));
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="muted">{t('explain')}</p>
      </div>
      <Tabs
        label={t('views.label')}
        items={VIEWS.map((key) => ({ key, label: t(`views.${key}`) }))}
        active={view}
        onChange={(key) => setQuery(writeView(key, query), { replace: true })}
      >
        {view === 'all' && <AllDatabases />}
        {(view === 'new' || view === 'trial') && <DatedDatabases key={view} view={view} />}
        {view === 'hot' && <HotDatabases />}
      </Tabs>
    </div>
  );
}
