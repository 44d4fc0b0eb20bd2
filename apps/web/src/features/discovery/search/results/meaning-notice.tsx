import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../../../lib/fact-line.ts';
import { changed, type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import styles from './meaning-notice.module.css';

/**
 * Says as what the words were understood where meaning brought records, with a link to the search by words alone; and there, a link back.
 * Says too to whom the words were sent for that. Nothing if only words were searched because the library has no more.
 */
export function MeaningNotice({
  answer: { meaning, searchResult, numFound, sentTo },
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  if (state.wordsOnly) {
    return (
      <p className={styles.line}>
        {t('meaning.wordsOnly')}{' '}
        <Link to={writeSearch(changed(state, { wordsOnly: false }), view)}>{t('meaning.also')}</Link>
      </p>
    );
  }
  const isByMeaning = meaning && (meaning.added > 0 || searchResult.some(({ about }) => about.length > 0));
  if (!isByMeaning && sentTo === '') return null;
  const alone = isByMeaning && numFound === 0;
  return (
    <div className={alone ? styles.alone : styles.line} role={alone ? 'status' : undefined}>
      {alone && <p>{t('meaning.alone', { words: state.keyWord })}</p>}
      <p>
        {isByMeaning &&
          meaning.about.length > 0 &&
          t('meaning.understood', { subjects: factLine(...meaning.about) })}{' '}
        {sentTo !== '' && t('meaning.sent', { host: sentTo })}{' '}
        <Link to={writeSearch(changed(state, { wordsOnly: true }), view)}>{t('meaning.leaveOut')}</Link>
      </p>
    </div>
  );
}
