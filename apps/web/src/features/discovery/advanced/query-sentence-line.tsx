import type { SearchItem } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { matchModeOf } from './match-modes.ts';
import { querySentence } from './query-sentence.ts';
import styles from './query-sentence-line.module.css';

/** The condition rows as a sentence. Nothing if no row is filled in. */
export function QuerySentence({ rows }: { readonly rows: readonly SearchItem[] }) {
  const { t } = useTranslation('advanced');
  const sentence = querySentence(rows, {
    row: ({ field, value, matchMode }) =>
      t('sentence.row', {
        field: t(`fields.${field}`),
        match: t(`sentence.matches.${matchModeOf(matchMode)}`),
        value,
      }),
    operator: (operator) => t(`sentence.operators.${operator}`),
  });
  if (!sentence) return null;
  return (
    <p className={styles.sentence}>
      <span className="muted">{t('sentence.label')}</span> {sentence}
    </p>
  );
}
