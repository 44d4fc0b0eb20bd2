import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { OwnRequests } from './components/own-requests.tsx';
import { OthersRequests } from './hand-over/others-requests.tsx';
import styles from './requests.module.css';

/** What the reader asked for, and what others ask the reader for where the library has re-lending. The tab is in the address. */
export default function RequestsSection() {
  const { t } = useTranslation('requests');
  const { t: ofHandOver } = useTranslation('hand-over');
  const [query, setQuery] = useSearchParams();
  const { data: patron } = useCall(getPatron, {});
  const hasOthers = typeof patron?.subtencyFlag === 'string';
  const tab = hasOthers && query.get('tab') === 'others' ? 'others' : 'mine';
  return (
    <>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <Tabs
        label={ofHandOver('tabs.label')}
        active={tab}
        items={[
          { key: 'mine', label: ofHandOver('tabs.mine') },
          ...(hasOthers ? [{ key: 'others' as const, label: ofHandOver('tabs.others') }] : []),
        ]}
        onChange={(key) => setQuery(key === 'others' ? { tab: key } : {}, { replace: true })}
      >
        {tab === 'mine' ? <OwnRequests /> : <OthersRequests />}
      </Tabs>
    </>
  );
}
