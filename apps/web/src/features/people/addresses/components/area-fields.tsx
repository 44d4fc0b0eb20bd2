import { loadAreas } from '@lectern/contracts/people/addresses/load-areas';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../addresses.module.css';

const LEVELS = ['province', 'city', 'district'] as const;
const DIGITS_OF_LEVEL = 2;
const DIGITS = 6;

/** Province, city and district, each offered as soon as the one before is chosen. */
export function AreaFields({
  areaCode,
  error,
  onChoose,
}: {
  readonly areaCode: string;
  readonly error: string | undefined;
  readonly onChoose: (areaCode: string, isExact: boolean) => void;
}) {
  return (
    <div className={styles.areas}>
      {LEVELS.map((name, level) => (
        <AreaField
          key={name}
          name={name}
          within={level === 0 ? '' : areaUpTo(areaCode, level - 1)}
          chosen={areaUpTo(areaCode, level)}
          isOffered={level === 0 || areaUpTo(areaCode, level - 1) !== ''}
          error={level === 0 ? error : undefined}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

function AreaField({
  name,
  within,
  chosen,
  isOffered,
  error,
  onChoose,
}: {
  readonly name: (typeof LEVELS)[number];
  readonly within: string;
  readonly chosen: string;
  readonly isOffered: boolean;
  readonly error: string | undefined;
  readonly onChoose: (areaCode: string, isExact: boolean) => void;
}) {
  const { t } = useTranslation('addresses');
  const { data = [] } = useCall(
    loadAreas,
    { areaCode: within },
    { enabled: isOffered, staleMs: Number.POSITIVE_INFINITY },
  );
  const areas = isOffered ? data : [];
  return (
    <SelectField
      label={t(`fields.${name}`)}
      name={name}
      value={areas.some(({ code }) => code === chosen) ? chosen : ''}
      disabled={areas.length === 0}
      error={error}
      onChange={({ target }) => {
        const area = areas.find(({ code }) => code === target.value);
        onChoose(area?.code ?? within, area?.leaf ?? false);
      }}
    >
      <option value="">{t('choose')}</option>
      {areas.map(({ code, name: areaName }) => (
        <option key={code} value={code}>
          {areaName}
        </option>
      ))}
    </SelectField>
  );
}

/** The area of a level that an area lies in: 440106 lies in the province 440000. Empty if it is not that exact. */
function areaUpTo(areaCode: string, level: number): string {
  const own = areaCode.slice(level * DIGITS_OF_LEVEL, (level + 1) * DIGITS_OF_LEVEL);
  if (own === '' || own === '00') return '';
  return areaCode.slice(0, (level + 1) * DIGITS_OF_LEVEL).padEnd(DIGITS, '0');
}
