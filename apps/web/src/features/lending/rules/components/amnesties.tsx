import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Amnesty } from '../rule-lists.ts';
import styles from '../rules.module.css';
import { AmnestyForm } from './amnesty-form.tsx';

/** The times without overdue fines. */
export function Amnesties({ amnesties }: { readonly amnesties: readonly Amnesty[] }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const [open, setOpen] = useState<Partial<Amnesty>>();
  return (
    <section className={styles.amnesties}>
      <PageHead title={t('amnesties')} hint={t('amnestiesHint')}>
        <Button icon={<Plus size={18} aria-hidden />} onClick={() => setOpen({})}>
          {t('addAmnesty')}
        </Button>
      </PageHead>
      {amnesties.length === 0 ? (
        <p className="muted">{t('noAmnesty')}</p>
      ) : (
        <StaffTable
          label={t('amnesties')}
          columns={[t('amnesty.note'), t('amnesty.firstDay'), t('amnesty.lastDay'), t('amnesty.covers'), '']}
        >
          {amnesties.map((one) => (
            <tr key={one.id}>
              <td>{one.note}</td>
              <td>{format.date(one.firstDay)}</td>
              <td>{format.date(one.lastDay)}</td>
              <td>{t(`covers.${one.covers}`)}</td>
              <td className={styles.last}>
                <Button size="small" onClick={() => setOpen(one)}>
                  {t('change')}
                </Button>
              </td>
            </tr>
          ))}
        </StaffTable>
      )}
      {open && <AmnestyForm amnesty={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
