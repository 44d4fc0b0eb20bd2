import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from '../reviews.module.css';
import { DeleteReview } from './delete-review.tsx';
import { OwnState } from './own-state.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { Stars } from './stars.tsx';

/** What readers are invited to say something about. */
export type InvitedKind = 'bib' | 'database';

/** What the reader says about this work, or the invitation to say something. */
export function OwnReviewCard({
  recordId,
  title,
  kind,
}: {
  readonly recordId: string;
  readonly title: string;
  readonly kind: InvitedKind;
}) {
  const { t } = useTranslation('reviews');
  const { signedIn, openLogin } = useSession();
  const [isWriting, setIsWriting] = useState(false);
  const answer = useCall(getMyComment, { recordId }, { staleMs: 0 });
  const own = answer.data?.comments[0];
  return (
    <Card padded className={styles.own}>
      <b>{t(own ? 'yours' : kind === 'bib' ? 'invite' : 'inviteDatabase')}</b>
      {own ? (
        <>
          <div className={styles.line}>
            <Stars stars={own.stars} />
            <OwnState review={own} />
          </div>
          {own.content && <p className={styles.text}>{own.content}</p>}
        </>
      ) : (
        <p className="muted small">{t('inviteHint')}</p>
      )}
      <div className={styles.buttons}>
        <Button
          kind={own ? undefined : 'primary'}
          icon={<PenLine size={16} aria-hidden />}
          onClick={() => (signedIn ? setIsWriting(true) : openLogin('needed'))}
        >
          {t(own ? 'change' : 'write')}
        </Button>
        {own && <DeleteReview commentId={own.commentId} title={title} />}
      </div>
      {isWriting && (
        <ReviewDialog recordId={recordId} title={title} own={own} onClose={() => setIsWriting(false)} />
      )}
    </Card>
  );
}
