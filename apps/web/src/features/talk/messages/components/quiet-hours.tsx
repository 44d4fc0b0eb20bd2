import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../choices.module.css';

interface Hours {
  readonly quietFrom: string;
  readonly quietUntil: string;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const NIGHT: Hours = { quietFrom: '22:00', quietUntil: '07:00' };
const NONE: Hours = { quietFrom: '00:00', quietUntil: '00:00' };

/** The hours at which nothing but the inbox is used. */
export function QuietHours({
  quietFrom,
  quietUntil,
  busy,
  onChange,
}: Hours & { readonly busy: boolean; readonly onChange: (part: Partial<Hours>) => void }) {
  const { t } = useTranslation('messages');
  const isOn = quietFrom !== quietUntil;
  return (
    <fieldset className={styles.quiet}>
      <legend>{t('choices.quiet')}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={busy}
          onChange={({ target }) => onChange(target.checked ? NIGHT : NONE)}
        />
        {t('choices.quietOn')}
      </label>
      {isOn && (
        <div className={styles.hours}>
          <Hour
            label={t('choices.from')}
            value={quietFrom}
            without={quietUntil}
            disabled={busy}
            onChange={(value) => onChange({ quietFrom: value })}
          />
          <Hour
            label={t('choices.until')}
            value={quietUntil}
            without={quietFrom}
            disabled={busy}
            onChange={(value) => onChange({ quietUntil: value })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** An hour of the day; the library may have set a time between two hours. */
function Hour({
  label,
  value,
  without,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly without: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}) {
  const format = useFormat();
  const hours = [...new Set([...HOURS, value])].filter((hour) => hour !== without).sort();
  return (
    <SelectField
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {format.clock(hour)}
        </option>
      ))}
    </SelectField>
  );
}
