import {
  MAX_SEARCH_LENGTH,
  OPERATORS,
  SEARCH_FIELDS,
} from '@lectern/contracts/discovery/search/search-state';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/icon-button.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import type { Condition } from './advanced-form.ts';
import styles from './condition-row.module.css';
import { MATCH_MODES } from './match-modes.ts';

/** One condition row: operator, field, match mode and words. */
export function ConditionRow({
  row,
  number,
  removable,
  onChange,
  onRemove,
}: {
  readonly row: Condition;
  /** Counted from 1. */
  readonly number: number;
  readonly removable: boolean;
  readonly onChange: (row: Condition) => void;
  readonly onRemove: () => void;
}) {
  const { t } = useTranslation('advanced');
  return (
    <fieldset className={styles.row}>
      <legend className="hidden-visually">{t('row', { number })}</legend>
      <div className={styles.operator}>
        {number > 1 && (
          <SelectField
            labelHidden
            label={t('operator')}
            value={row.operator}
            onChange={({ target }) =>
              onChange({ ...row, operator: OPERATORS.find((one) => one === target.value) ?? 'AND' })
            }
          >
            {OPERATORS.map((operator) => (
              <option key={operator} value={operator}>
                {t(`operators.${operator}`)}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <SelectField
        labelHidden
        label={t('field')}
        value={row.field}
        onChange={({ target }) =>
          onChange({ ...row, field: SEARCH_FIELDS.find((one) => one === target.value) ?? 'any' })
        }
      >
        {SEARCH_FIELDS.map((field) => (
          <option key={field} value={field}>
            {t(`fields.${field}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        labelHidden
        label={t('match')}
        value={row.matchMode}
        onChange={({ target }) => onChange({ ...row, matchMode: Number(target.value) })}
      >
        {MATCH_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {t(`matches.${mode}`)}
          </option>
        ))}
      </SelectField>
      <input
        type="text"
        className={styles.words}
        aria-label={t('words', { number })}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={row.value}
        onChange={({ target }) => onChange({ ...row, value: target.value })}
      />
      {removable && (
        <IconButton label={t('remove', { number })} icon={<X size={18} aria-hidden />} onClick={onRemove} />
      )}
    </fieldset>
  );
}
