import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { endOtherSessions } from '@lectern/contracts/people/sessions/end-other-sessions';
import { endSession } from '@lectern/contracts/people/sessions/end-session';
import { listSessions } from '@lectern/contracts/people/sessions/list-sessions';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import styles from './sessions-section.module.css';
import { useVisitLine } from './use-visit-line.ts';

type OpenSession = OutputOf<(typeof listSessions)['output']>[number];

/** The reader's sessions, each with a button that ends it, and one for all others. That of this window ends by signing out. */
export function OpenSessions() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const sessions = useCall(listSessions, {}, { staleMs: 0 });
  const common = {
    invalidates: [listSessions],
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  };
  const end = useAction(endSession, { ...common, onDone: () => showToast('ok', t('sessions.ended')) });
  const endOthers = useAction(endOtherSessions, {
    ...common,
    onDone: ({ ended }) => showToast('ok', t('sessions.othersEnded', { count: ended })),
  });
  if (sessions.error) return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (!sessions.data) return <RowsSkeleton />;
  return (
    <>
      <Card as="ul">
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.running}
            onEnd={() => end.start({ id: session.id })}
          />
        ))}
      </Card>
      {sessions.data.length > 1 && (
        <div className={styles.actions}>
          <Button kind="danger" busy={endOthers.running} onClick={() => endOthers.start({})}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

function SessionRow({
  session,
  busy,
  onEnd,
}: {
  readonly session: OpenSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const visitLine = useVisitLine();
  const device = session.device || t('sessions.unknownDevice');
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.device}>
          <span>{device}</span>
          {session.isCurrent && <Pill tone="accent">{t('sessions.current')}</Pill>}
        </p>
        <p className="muted small">{visitLine(session)}</p>
        <p className="muted small num">
          {t('sessions.lastSeen', { time: format.dateTime(session.lastSeenAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" aria-label={t('sessions.endThis', { device })} busy={busy} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
