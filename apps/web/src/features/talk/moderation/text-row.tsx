import type { WaitingText } from '@lectern/contracts/talk/moderation/waiting-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Pill } from '../../../components/pill.tsx';
import { QueueRow } from '../../../components/staff/queue/queue-row.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './moderation.module.css';

/** A text with its author, what readers say against it, and the decisions that are left. */
export function TextRow({
  text,
  isMarked,
  busy,
  onMark,
  onApprove,
  onRefuse,
  onBlock,
}: {
  readonly text: WaitingText;
  readonly isMarked: boolean;
  readonly busy: boolean;
  readonly onMark: () => void;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
  readonly onBlock: () => void;
}) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { state, author, reports, title } = text;
  const isOpen = state === 'pending' || reports.length > 0;
  const of = <span className="hidden-visually"> {title}</span>;
  return (
    <QueueRow className={styles.row} isMarked={isMarked} onMark={onMark}>
      <div className={styles.about}>
        <div className={styles.head}>
          <Pill>{t(`kinds.${text.kind}`)}</Pill>
          {reports.length > 0 && <Pill tone="bad">{t('reported', { count: reports.length })}</Pill>}
          {!isOpen && <Pill tone={state === 'approved' ? 'ok' : 'warn'}>{t(`states.${state}`)}</Pill>}
          <b>{title || t('gone')}</b>
        </div>
        <p className={styles.text}>{text.text}</p>
        {text.pictureUrl && <img className={styles.picture} src={text.pictureUrl} alt={t('picture')} />}
        {reports.map(({ reason, reportedAt }) => (
          <p key={`${reportedAt} ${reason}`} className={styles.report}>
            {factLine(format.dateTime(reportedAt), reason)}
          </p>
        ))}
        <div className="muted small">
          {factLine(format.person(author), format.dateTime(text.submittedAt))}
          {author.blockedUntil && (
            <>
              {' '}
              <Pill tone="warn">{t('blocked', { date: format.dateTime(author.blockedUntil) })}</Pill>
            </>
          )}
        </div>
        {text.decidedAt && (
          <div className="muted small">
            {factLine(text.decidedBy, format.dateTime(text.decidedAt), text.reason)}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {(state !== 'approved' || isOpen) && (
          <Button
            size="small"
            kind="primary"
            busy={busy && isMarked}
            aria-keyshortcuts="A"
            onClick={onApprove}
          >
            {t(reports.length > 0 && state === 'approved' ? 'keep' : 'approve')}
            {of}
          </Button>
        )}
        {state !== 'refused' && (
          <Button size="small" aria-keyshortcuts="R" onClick={onRefuse}>
            {t(state === 'approved' ? 'takeDown' : 'refuse')}
            {of}
          </Button>
        )}
        {author.name && (
          <Button size="small" aria-keyshortcuts="B" onClick={onBlock}>
            {t('block')}
            {of}
          </Button>
        )}
      </div>
    </QueueRow>
  );
}
