import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { changed, type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './reading-notice.module.css';

/**
 * Says how the words were interpreted if they find nothing as typed, with a link to the search as typed. Also suggests a spelling.
 * Nothing if the words were searched as typed.
 */
export function ReadingNotice({
  answer: { reading, didYouMean, numFound },
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const readOtherwise = reading.kind !== 'literal' && numFound > 0;
  if (!readOtherwise && !didYouMean && !state.literal) return null;
  const typed = state.keyWord || state.searchItems.map(({ value }) => value).join(' ');
  return (
    <div className={styles.notice} role="status">
      {readOtherwise && (
        <p>
          {reading.kind === 'pinyin' && t('reading.pinyin', { words: typed, syllables: reading.syllables })}
          {reading.kind === 'words' &&
            t('reading.words', { words: typed, parts: format.list(reading.words) })}
          {reading.kind === 'fuzzy' &&
            t('reading.fuzzy', {
              words: typed,
              changes: format.list(reading.changed.map(({ from, to }) => t('reading.change', { from, to }))),
            })}{' '}
          <Link to={writeSearch(changed(state, { literal: true }), view)}>{t('reading.asWritten')}</Link>
        </p>
      )}
      {didYouMean && (
        <p>
          {t('reading.didYouMean')}{' '}
          <Link to={writeSearch(changed(state, { keyWord: didYouMean, literal: false }), view)}>
            {didYouMean}
          </Link>
        </p>
      )}
      {state.literal && (
        <p>
          {t('reading.literal')}{' '}
          <Link to={writeSearch(changed(state, { literal: false }), view)}>{t('reading.notLiteral')}</Link>
        </p>
      )}
    </div>
  );
}
