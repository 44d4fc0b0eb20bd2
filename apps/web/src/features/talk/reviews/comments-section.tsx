import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { type OwnReview, REVIEW_STATES } from '@lectern/contracts/talk/reviews/review';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { eresourceAddress } from '../../../lib/eresource-address.ts';
import { factLine } from '../../../lib/fact-line.ts';
import { bibAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { DeleteReview } from './components/delete-review.tsx';
import { OwnState } from './components/own-state.tsx';
import { PublicNameCard } from './components/public-name-card.tsx';
import { ReviewDialog } from './components/review-dialog.tsx';
import { Stars } from './components/stars.tsx';
import styles from './reviews.module.css';

const ROWS = 20;

/** The reader's own reviews with their states, and the public name. The state that is shown is in the address. */
export default function CommentsSection() {
  const { t } = useTranslation('reviews');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const state = REVIEW_STATES.find((one) => one === query.get('state')) ?? '';
  const list = useCall(getMyComment, { state, page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <SelectMenu
          label={t('state.label')}
          value={state}
          options={['' as const, ...REVIEW_STATES].map((value) => ({
            value,
            label: t(value ? `state.${value}` : 'state.all'),
          }))}
          onChange={(next) => setQuery(next ? { state: next } : {}, { replace: true })}
        />
      </div>
      <PublicNameCard />
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={state ? { state } : {}}
        empty={
          <EmptyState
            icon={<MessageSquareText size={36} strokeWidth={1.4} />}
            title={t(state ? 'noneInState' : 'noneOwn')}
            hint={t('noneOwnHint')}
            actions={
              <ButtonLink kind="primary" to="/home">
                {t('toSearch')}
              </ButtonLink>
            }
          />
        }
      >
        {list.data?.comments.map((review) => (
          <OwnRow key={review.commentId} review={review} />
        ))}
      </PagedList>
    </>
  );
}

function OwnRow({ review }: { readonly review: OwnReview }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const [isWriting, setIsWriting] = useState(false);
  const isDatabase = review.kind === 'eresource';
  const { recordId, inCatalogue, title, author, isbn, stars, content, submissionTime, commentId } = review;
  const address = isDatabase ? eresourceAddress(recordId) : `${bibAddress(recordId)}?tab=reviews`;
  return (
    <li className={styles.review}>
      <h2>{inCatalogue ? <Link to={address}>{title}</Link> : title}</h2>
      <p className="muted small">
        {factLine(
          author,
          isbn,
          format.dateTime(submissionTime),
          inCatalogue ? '' : t(isDatabase ? 'goneDatabase' : 'gone'),
        )}
      </p>
      <div className={styles.line}>
        <Stars stars={stars} />
        <OwnState review={review} />
      </div>
      {content && <p className={styles.text}>{content}</p>}
      <div className={styles.buttons}>
        {inCatalogue && (
          <Button aria-label={t('changeOf', { title })} onClick={() => setIsWriting(true)}>
            {t('change')}
          </Button>
        )}
        <DeleteReview commentId={commentId} title={title} />
      </div>
      {isWriting && (
        <ReviewDialog recordId={recordId} title={title} own={review} onClose={() => setIsWriting(false)} />
      )}
    </li>
  );
}
