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
import type { Target } from './target.ts';

/** More than a few hits are a reason to type more words. */
const MOST_HITS = 8;

/** Looks for the record of the title in the hand. */
export function FindRecord({ onChoose }: { readonly onChoose: (target: Target) => void }) {
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
      <h2 className={styles.heading}>{t('find.heading')}</h2>
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
                {t('find.choose')}
                <span className="hidden-visually"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => onChoose('new')}>{t('find.new')}</Button>
      </div>
    </Card>
  );
}
