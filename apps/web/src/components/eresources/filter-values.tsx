import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { CheckList } from '../check-list.tsx';
import styles from './filter-panel.module.css';

/** How many values are shown at first. */
const FIRST = 8;
/** So few more are shown too: a button would need as much space. */
const FEW = 2;

/** One filter under its name: its first values and all chosen ones, and the others when it is opened. Nothing where it has none. */
export function FilterValues({
  name,
  title,
  values,
  chosen,
  onToggle,
}: {
  /** The name of the check boxes. */
  readonly name: string;
  /** The name that readers see. */
  readonly title: string;
  readonly values: readonly { readonly code: string; readonly name: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}) {
  const { t } = useTranslation('eresources');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  // A chosen value that the other filters leave nothing of stays, so that it can be taken back.
  const gone = chosen
    .filter((code) => !values.some((one) => one.code === code))
    .map((code) => ({ code, name: code, count: 0 }));
  const all = [...values, ...gone];
  if (all.length === 0) return null;
  const isShort = all.length <= FIRST + FEW;
  const shown = isOpen || isShort ? all : all.filter(({ code }, at) => at < FIRST || chosen.includes(code));
  const more = all.length - shown.length;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <CheckList
        name={name}
        options={shown.map((one) => ({ value: one.code, label: one.name, count: one.count }))}
        chosen={chosen}
        scrolls={false}
        onToggle={onToggle}
      />
      {(more > 0 || (isOpen && !isShort)) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('filter.fewer') : t('filter.more', { count: more, number: format.number(more) })}
          <span className="hidden-visually"> {title}</span>
        </button>
      )}
    </fieldset>
  );
}
