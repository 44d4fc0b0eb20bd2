import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from '../reviews.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { Stars } from './stars.tsx';

type Comment = OutputOf<typeof userCommentList.output>['comments'][number];

/** What a reader wrote about a work. */
export function ReviewRow({ comment }: { readonly comment: Comment }) {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const { signedIn, openLogin } = useSession();
  const [isReporting, setIsReporting] = useState(false);
  const { commentId, name, stars, content, submissionTime } = comment;
  const author = name || t('reader');
  return (
    <li className={styles.review}>
      <div className={styles.line}>
        <Stars stars={stars} />
        <span className={styles.name}>{author}</span>
        <span className="muted small">{format.dayOf(submissionTime)}</span>
      </div>
      <p className={styles.text}>{content}</p>
      <div className={styles.buttons}>
        <Button
          kind="text"
          size="small"
          icon={<Flag size={14} aria-hidden />}
          aria-label={t('reportOf', { name: author })}
          onClick={() => (signedIn ? setIsReporting(true) : openLogin('needed'))}
        >
          {t('report')}
        </Button>
      </div>
      {isReporting && <ReportDialog commentId={commentId} onClose={() => setIsReporting(false)} />}
    </li>
  );
}
