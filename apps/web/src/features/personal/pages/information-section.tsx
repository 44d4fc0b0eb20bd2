import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { DataHandling } from '../../../components/data-handling.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { AccountNotice } from '../components/account-notice.tsx';
import { LoanRules } from '../components/loan-rules.tsx';
import { SearchHistory } from '../components/search-history.tsx';
import { SearchSettings } from '../components/search-settings.tsx';
import type { Patron } from '../patron.ts';
import styles from './information-section.module.css';

/** The data of the account, and what it may borrow. */
export function InformationSection({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const { t: shared } = useTranslation('components');
  const format = useFormat();
  const facts = [
    ['account', patron.primaryId],
    ['name', patron.name],
    ['group', patron.groupName],
    ['library', patron.libName],
    ['validUntil', patron.expiresOn ? format.date(patron.expiresOn) : t('information.forEver')],
    ['status', t(`information.statuses.${patron.status}`)],
    ['email', patron.email],
    ['phone', patron.phone],
  ] as const;
  return (
    <>
      <h1>{t('sections.information')}</h1>
      <AccountNotice patron={patron} />
      <Card padded>
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`information.${key}`)}</dt>
              <dd>{value || t('information.unknown')}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="loan-rules">
        <SectionHeading id="loan-rules">{t('rules.heading')}</SectionHeading>
        <LoanRules />
      </section>
      <section aria-labelledby="search-settings">
        <SectionHeading id="search-settings">{t('searchSettings.heading')}</SectionHeading>
        <SearchSettings />
      </section>
      <section aria-labelledby="search-history">
        <SectionHeading id="search-history">{t('searches.heading')}</SectionHeading>
        <SearchHistory />
      </section>
      <section aria-labelledby="data-handling">
        <SectionHeading id="data-handling">{shared('privacy.heading')}</SectionHeading>
        <Card padded className={styles.handling}>
          <DataHandling />
        </Card>
      </section>
    </>
  );
}
