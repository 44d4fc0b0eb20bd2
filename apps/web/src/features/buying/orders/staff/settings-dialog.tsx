import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';
import { RatesForm } from './rates-form.tsx';
import { TermsForm } from './terms-form.tsx';
import { VendorTermsForm } from './vendor-terms-form.tsx';
import { YearForm } from './year-form.tsx';

const PARTS = ['terms', 'vendors', 'rates', 'year'] as const;
type Part = (typeof PARTS)[number];

/** What each part needs: who orders does not set the own limit. */
const PERMISSION_OF = {
  terms: 'acquisitions.budgets',
  vendors: 'acquisitions.vendors',
  rates: 'acquisitions.budgets',
  year: 'acquisitions.budgets',
} as const satisfies Record<Part, Permission>;

/** How the library orders: limits, what vendors get, rates of days, and the end of a year. */
export function SettingsDialog({
  choices,
  onClose,
}: {
  readonly choices: OrderChoices;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const { may } = useStaff();
  const allowed = PARTS.filter((one) => may(PERMISSION_OF[one]));
  const [chosen, setChosen] = useState<Part>();
  const part = chosen ?? allowed[0];
  return (
    <Dialog
      title={t('settings.title')}
      onClose={onClose}
      width="720px"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Tabs
        label={t('settings.title')}
        items={allowed.map((key) => ({ key, label: t(`settings.${key}`) }))}
        active={part ?? ''}
        onChange={(next) => setChosen(PARTS.find((one) => one === next))}
      >
        <div className={styles.tab}>
          {part === 'terms' && <TermsForm choices={choices} />}
          {part === 'vendors' && <VendorTermsForm choices={choices} />}
          {part === 'rates' && <RatesForm choices={choices} />}
          {part === 'year' && <YearForm />}
        </div>
      </Tabs>
    </Dialog>
  );
}
