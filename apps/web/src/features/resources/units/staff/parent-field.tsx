import { nameIn } from '@lectern/contracts/kernel/languages';
import { listStaffUnits } from '@lectern/contracts/resources/units/list-staff-units';
import { MOST_UNIT_LEVELS, type StaffUnit } from '@lectern/contracts/resources/units/unit';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useLanguage } from '../../../../lib/use-language.ts';

/** The unit above another: all but itself and what is below it. */
export function ParentField({
  unit,
  value,
  onChange,
}: {
  readonly unit: StaffUnit | undefined;
  readonly value: string;
  readonly onChange: (parentId: string) => void;
}) {
  const { t } = useTranslation('units');
  const language = useLanguage();
  const { data } = useCall(listStaffUnits, {}, { staleMs: 0 });
  const units = data?.units ?? [];
  const below = new Set(unit ? [unit.id] : []);
  // In the order of the tree, so that each comes behind the one above it.
  for (const one of units) if (below.has(one.parentId)) below.add(one.id);
  return (
    <SelectField label={t('staff.parent')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('staff.top')}</option>
      {units
        .filter(({ id, level }) => !below.has(id) && level + 1 < MOST_UNIT_LEVELS)
        .map(({ id, names, level }) => (
          <option key={id} value={id}>
            {`${'\u2003'.repeat(level)}${nameIn(names, language)}`}
          </option>
        ))}
    </SelectField>
  );
}
