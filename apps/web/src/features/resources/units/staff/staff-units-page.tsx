import { nameIn } from '@lectern/contracts/kernel/languages';
import { listStaffUnits } from '@lectern/contracts/resources/units/list-staff-units';
import { removeUnit } from '@lectern/contracts/resources/units/remove-unit';
import type { StaffUnit } from '@lectern/contracts/resources/units/unit';
import { Network, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { LooseColleges } from './loose-colleges.tsx';
import { StaffUnitRow } from './staff-unit-row.tsx';
import styles from './staff-units.module.css';
import { UNIT_STAFF_CALLS } from './unit-calls.ts';
import { UnitForm } from './unit-form.tsx';

type Open =
  | { readonly form: 'add'; readonly parentId: string; readonly code?: string; readonly name?: string }
  | { readonly form: 'change' | 'remove'; readonly unit: StaffUnit };

/** The units of the institution: add, change, order and remove them, and take over colleges that only databases name. */
export default function StaffUnitsPage() {
  const { t } = useTranslation('units');
  usePageTitle(t('staff.title'));
  const language = useLanguage();
  const { data, error, refetch } = useCall(listStaffUnits, {}, { staleMs: 0 });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setOpen({ form: 'add', parentId: '' })}
        >
          {t('staff.add')}
        </Button>
      </PageHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {data?.units.length === 0 && (
        <Card>
          <EmptyState
            icon={<Network size={36} strokeWidth={1.4} aria-hidden />}
            title={t('staff.none')}
            hint={t('staff.noneHint')}
          />
        </Card>
      )}
      {data && data.units.length > 0 && (
        <Card as="ul" className={styles.list}>
          {data.units.map((unit) => (
            <StaffUnitRow
              key={unit.id}
              unit={unit}
              siblings={data.units.filter(({ parentId }) => parentId === unit.parentId)}
              onAdd={() => setOpen({ form: 'add', parentId: unit.id })}
              onChange={() => setOpen({ form: 'change', unit })}
              onRemove={() => setOpen({ form: 'remove', unit })}
            />
          ))}
        </Card>
      )}
      {data && data.loose.length > 0 && (
        <LooseColleges
          colleges={data.loose}
          onAdopt={({ code, name }) => setOpen({ form: 'add', parentId: '', code, name })}
        />
      )}
      {open?.form === 'add' && (
        <UnitForm
          parentId={open.parentId}
          {...(open.code !== undefined && { code: open.code, name: open.name })}
          onClose={close}
        />
      )}
      {open?.form === 'change' && <UnitForm parentId={open.unit.parentId} unit={open.unit} onClose={close} />}
      {open?.form === 'remove' && (
        <RemoveDialog
          call={removeUnit}
          input={{ id: open.unit.id }}
          invalidates={UNIT_STAFF_CALLS}
          words={{
            title: t('staff.removeTitle', { name: nameIn(open.unit.names, language) }),
            hint: t('staff.removeHint'),
            send: t('staff.remove'),
            cancel: t('staff.cancel'),
            done: t('staff.removed'),
          }}
          onClose={close}
        />
      )}
    </>
  );
}
