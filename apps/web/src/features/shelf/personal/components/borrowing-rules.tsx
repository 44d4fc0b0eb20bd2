import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { useTenant } from '../../../../lib/tenant.ts';
import { AccountLimits } from './account-limits.tsx';
import { LoanRules } from './loan-rules.tsx';

/** What the reader may borrow, under its heading. */
export function BorrowingRules() {
  const { t } = useTranslation('personal');
  const { settings } = useTenant();
  return (
    <section aria-labelledby="loan-rules">
      <SectionHeading id="loan-rules">{t('rules.heading')}</SectionHeading>
      <AccountLimits />
      {settings.libraryCan.includes('loanRules') && <LoanRules />}
    </section>
  );
}
