import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './check-list.module.css';

export interface CheckOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** So many values are seen at first; a list that is longer when opened can be searched. */
const FIRST = 6;
const SEARCHABLE = 12;

/** The values of one facet as check boxes, chosen ones first, each read out with its count. */
export function CheckList({
  legend,
  options,
  chosen,
  onToggle,
}: {
  readonly legend: string;
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const isChosen = (option: CheckOption) => chosen.includes(option.value);
  const ordered = [...options.filter(isChosen), ...options.filter((option) => !isChosen(option))];
  const matching = ordered.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()));
  const shown = open ? matching : ordered.slice(0, Math.max(FIRST, chosen.length));

  return (
    <fieldset className={styles.facet}>
      <legend>{legend}</legend>
      {open && options.length > SEARCHABLE && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('facets.searchIn', { facet: legend })}
          placeholder={t('facets.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ul className={open ? styles.open : undefined}>
        {shown.map((option) => (
          <li key={option.value}>
            <label>
              <input type="checkbox" checked={isChosen(option)} onChange={() => onToggle(option.value)} />
              <span className={styles.label}>{option.label}</span>
              <span className={styles.count}>
                <span className="hidden-visually">{t('facets.hits', { count: option.count })}</span>
                <span aria-hidden>{format.number(option.count)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {options.length > FIRST && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('facets.fewer') : t('facets.more', { count: options.length - shown.length })}
          <span className="hidden-visually"> {legend}</span>
        </button>
      )}
    </fieldset>
  );
}
