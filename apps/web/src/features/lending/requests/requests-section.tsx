import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { OwnRequests } from './components/own-requests.tsx';
import { OthersRequests } from './hand-over/others-requests.tsx';
import styles from './requests.module.css';

/**
 * What the reader asked for, what others ask the reader for where the library has re-lending, and what the reader asked other libraries
 * for. The tab is in the address.
 */
export default function RequestsSection({
  Elsewhere,
}: {
  /** Absent for readers who have asked no other library for anything. */
  readonly Elsewhere?: ComponentType | undefined;
}) {
  const { t } = useTranslation('requests');
  const { t: ofHandOver } = useTranslation('hand-over');
  const [query, setQuery] = useSearchParams();
  const { data: patron } = useCall(getPatron, {});
  const hasOthers = typeof patron?.subtencyFlag === 'string';
  const items = [
    { key: 'mine' as const, label: ofHandOver('tabs.mine') },
    ...(hasOthers ? [{ key: 'others' as const, label: ofHandOver('tabs.others') }] : []),
    ...(Elsewhere ? [{ key: 'elsewhere' as const, label: ofHandOver('tabs.elsewhere') }] : []),
  ];
  const tab = items.find(({ key }) => key === query.get('tab'))?.key ?? 'mine';
  return (
    <>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <Tabs
        label={ofHandOver('tabs.label')}
        active={tab}
        items={items}
        onChange={(key) => setQuery(key === 'mine' ? {} : { tab: key }, { replace: true })}
      >
        {tab === 'mine' && <OwnRequests />}
        {tab === 'others' && <OthersRequests />}
        {tab === 'elsewhere' && Elsewhere && <Elsewhere />}
      </Tabs>
    </>
  );
}
