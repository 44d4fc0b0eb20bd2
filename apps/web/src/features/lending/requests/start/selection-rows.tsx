import type { SelectionOutcome, SelectionRow } from '@lectern/contracts/lending/requests/selection-view';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pill } from '../../../../components/pill.tsx';
import type { NamedBib } from '../../../../lib/bib-dialogs.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from './start.module.css';

const TONES = {
  ready: undefined,
  placed: 'ok',
  already: 'accent',
  volume: 'warn',
  refused: 'warn',
  gone: 'warn',
} as const satisfies Record<SelectionOutcome, string | undefined>;

/** The works of a selection, each with what became of it or would. */
export function SelectionRows({
  bibs,
  rows,
}: {
  readonly bibs: readonly NamedBib[];
  readonly rows: readonly SelectionRow[];
}) {
  const { t } = useTranslation('start');
  const titles = new Map(bibs.map(({ recordId, title }) => [recordId, title]));
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */
    <section className={styles.works} aria-label={t('selection.works')} tabIndex={0}>
      <ul>
        {rows.map(({ recordId, outcome, type, requestNo, refusal }) => {
          const tone = TONES[outcome];
          const title = titles.get(recordId) ?? '';
          return (
            <li key={recordId}>
              {outcome === 'volume' ? <Link to={bibAddress(recordId)}>{title}</Link> : <b>{title}</b>}
              <span className={styles.fate}>
                <Pill {...(tone && { tone })}>{t(`selection.outcome.${outcome}`)}</Pill>
                <span className="muted small num">
                  {refusal?.message ??
                    (requestNo ? t('selection.number', { number: requestNo }) : type && t(`kinds.${type}`))}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
