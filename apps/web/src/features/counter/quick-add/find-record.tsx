import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import styles from './quick-add.module.css';

/** More than a few hits are a reason to type more words. */
const MOST_HITS = 8;

export interface FoundRecord {
  readonly recordId: string;
  readonly title: string;
}

/** Looks for a record of the catalogue: of the title in the hand, or of another edition of it. */
export function FindRecord({
  heading,
  choose,
  onChoose,
  onNew,
}: {
  readonly heading: string;
  /** What the button of each hit says. */
  readonly choose: string;
  readonly onChoose: (record: FoundRecord) => void;
  /** The title is not there. Absent where nothing can be done then. */
  readonly onNew?: () => void;
}) {
  const { t } = useTranslation('quick-add');
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const { data, error, refetch, isLoading } = useCall(
    searchBibs,
    { keyWord: words, rows: MOST_HITS, wordsOnly: true },
    { enabled: words !== '' },
  );

  function send(event: FormEvent) {
    event.preventDefault();
    setWords(text.trim());
  }

  return (
    <Card as="section" padded className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      <form className={styles.find} onSubmit={send}>
        <TextField
          label={t('find.words')}
          autoComplete="off"
          maxLength={200}
          autoFocus
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" kind="primary">
          {t('find.send')}
        </Button>
      </form>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isLoading && (
        <Loading>
          <Skeleton height="72px" radius="12px" />
        </Loading>
      )}
      {words !== '' && data?.searchResult.length === 0 && <p role="status">{t('find.none')}</p>}
      {words !== '' && data && data.searchResult.length > 0 && (
        <ul className={styles.hits}>
          {data.searchResult.map(({ recordId, title, author, publisher, publishYear }) => (
            <li key={recordId}>
              <div className={styles.work}>
                <b>{title}</b>
                <span className="muted small">
                  {[author, publisher, publishYear].filter(Boolean).join(' · ')}
                </span>
              </div>
              <Button size="small" onClick={() => onChoose({ recordId, title })}>
                {choose}
                <span className="hidden-visually"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {onNew && (
        <div className={styles.buttons}>
          <Button onClick={onNew}>{t('find.new')}</Button>
        </div>
      )}
    </Card>
  );
}
