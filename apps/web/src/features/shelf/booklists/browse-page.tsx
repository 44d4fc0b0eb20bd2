import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useSession } from '../../../lib/use-session.ts';
import { editAddress } from './addresses.ts';
import styles from './booklists.module.css';
import { FactsDialog } from './components/facts-dialog.tsx';
import { FollowedLists } from './components/followed-lists.tsx';
import { OpenLists } from './components/open-lists.tsx';
import { OwnLists } from './components/own-lists.tsx';

const TABS = ['open', 'own', 'followed'] as const;

/** Lists that are open to everybody, those of the reader, and those that the reader follows. */
export function BrowsePage() {
  const { t } = useTranslation('booklists');
  usePageTitle(t('heading'));
  const [query, setQuery] = useSearchParams();
  const { signedIn, openLogin } = useSession();
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  const active = TABS.find((one) => one === query.get('show')) ?? 'open';
  const make = () => (signedIn ? setIsMaking(true) : openLogin('needed'));
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>{t('heading')}</h1>
          <p className="muted">{t('explain')}</p>
        </div>
        <Button kind="primary" icon={<Plus size={16} aria-hidden />} onClick={make}>
          {t('make')}
        </Button>
      </div>
      <Tabs
        label={t('tabs.label')}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        active={active}
        onChange={(key) => setQuery(key === 'open' ? {} : { show: key }, { replace: true })}
      >
        {active === 'open' && <OpenLists onMake={make} />}
        {active === 'own' && <OwnLists onMake={make} />}
        {active === 'followed' && <FollowedLists />}
      </Tabs>
      {isMaking && (
        <FactsDialog onSaved={(id) => void navigate(editAddress(id))} onClose={() => setIsMaking(false)} />
      )}
    </div>
  );
}
