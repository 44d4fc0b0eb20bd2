import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { AccountNotice } from '../components/account-notice.tsx';
import { Attention } from '../components/attention.tsx';
import { ContactNotice } from '../components/contact-notice.tsx';
import { CurrentLoans } from '../components/current-loans.tsx';
import { Figures } from '../components/figures.tsx';
import { partOfDay } from '../due.ts';
import { sectionAddress } from '../section-address.ts';
import { useRenewal } from '../use-renewal.ts';

/** The first of the reader's pages: the account in four numbers, and the current loans. */
export function OverviewSection({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const renewal = useRenewal();
  const [part] = useState(() => partOfDay(new Date().getHours()));
  return (
    <>
      <h1>{t(`greeting.${part}`, { name: patron.name })}</h1>
      <AccountNotice patron={patron} />
      <ContactNotice />
      <Figures patron={patron} />
      <Attention patron={patron} renewal={renewal} />
      <section aria-labelledby="on-loan">
        <SectionHeading
          id="on-loan"
          aside={<Link to={`${sectionAddress('borrowing')}?tab=history`}>{t('loans.toHistory')}</Link>}
        >
          {t('loans.heading')}
        </SectionHeading>
        <CurrentLoans page={1} renewal={renewal} />
      </section>
    </>
  );
}
