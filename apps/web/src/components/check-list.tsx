import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/use-format.ts';
import styles from './check-list.module.css';

export interface CheckOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** How many levels it is below a main value. Default: 0. */
  readonly depth?: number;
}

/** Values as check boxes. Screen readers read each with its count. */
export function CheckList({
  name,
  options,
  chosen,
  onToggle,
  scrolls,
}: {
  /** The name of the check boxes. */
  readonly name: string;
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** The list has a fixed height and scrolls. */
  readonly scrolls: boolean;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  return (
    <ul className={scrolls ? styles.scrolls : undefined}>
      {options.map(({ value, label, count, depth = 0 }) => (
        <li key={value} style={depth > 0 ? { paddingInlineStart: depth * 18 } : undefined}>
          <label className={styles.option}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>
              <span className="hidden-visually">{t('checkList.hits', { count })}</span>
              <span aria-hidden>{format.number(count)}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
