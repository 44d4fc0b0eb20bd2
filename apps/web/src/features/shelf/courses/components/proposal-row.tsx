import type { CourseProposal } from '@lectern/contracts/shelf/courses/course-proposal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../courses.module.css';

const TONES = { pending: 'warn', open: 'ok', refused: 'bad' } as const;

/** A proposed book with its course, and what became of it. */
export function ProposalRow({
  proposal,
  to,
  actions,
}: {
  readonly proposal: CourseProposal;
  /** Where the title leads. */
  readonly to?: string | undefined;
  readonly actions?: ReactNode;
}) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const { title, author, isbn, courseName, courseCode, year, kind, note, state, reason, recordId } = proposal;
  return (
    <li className={styles.course}>
      <div>
        <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
        <p className="muted small">{factLine(author, isbn, recordId ? '' : t('notHeld'))}</p>
        <p className="small">{factLine(courseName, courseCode, year)}</p>
        <p className={styles.line}>
          <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>
          <Pill>{t(`kind.${kind}`)}</Pill>
          {note && <span>{note}</span>}
        </p>
        <p className="muted small">
          {factLine(
            t('proposedOn', { date: format.dateTime(proposal.proposedAt) }),
            reason && t('refusedFor', { reason }),
          )}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
