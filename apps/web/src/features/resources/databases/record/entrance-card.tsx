import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import type { EresourceDetail } from '@lectern/contracts/resources/databases/eresource';
import { ExternalLink as Away } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ClosedActions } from '../../../../components/eresources/closed-actions.tsx';
import { ClosedReason } from '../../../../components/eresources/closed-reason.tsx';
import styles from '../../../../components/eresources/record-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { useDatabaseOpening } from '../opening/use-database-opening.ts';
import { EntranceRow } from './entrance-row.tsx';

type Opened = Pick<EresourceDetail, 'id' | 'name' | 'status' | 'canOpen' | 'opensWindow' | 'signInFirst'>;

/** The way into a database from where the reader is: the button that opens it, or why it is closed and what to do; then each entrance. */
export function EntranceCard({
  eresource,
  children,
}: {
  readonly eresource: Opened;
  /** What else can be done with the database. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('databases');
  const { t: ofOpening } = useTranslation('eresources');
  const { signedIn } = useSession();
  const { id, canOpen, opensWindow, signInFirst } = eresource;
  const answer = useCall(chooseEntrance, { id }, { ofReader: true, staleMs: 0, enabled: canOpen });
  const opening = useDatabaseOpening(eresource, eresource);
  // What was just refused is newer than what the page was drawn with.
  const chosen = opening.closed ?? answer.data;
  const again = () => {
    opening.forget();
    void answer.refetch();
  };
  return (
    <Card as="section" padded className={styles.entrance}>
      {!canOpen && (
        <Notice>
          <ClosedReason reason="" />
        </Notice>
      )}
      {canOpen && answer.error && <ErrorState error={answer.error} onRetry={again} />}
      {canOpen && answer.isPending && (
        <Loading>
          <Skeleton width="220px" height="44px" radius="8px" />
        </Loading>
      )}
      {chosen && !chosen.isOpen && (
        <Notice tone="warn">
          <p>
            <b>{ofOpening('closed.title')}</b>
          </p>
          <ClosedReason reason={chosen.reason} />
        </Notice>
      )}
      <div className={styles.actions}>
        {chosen?.isOpen && (
          <Button
            kind="primary"
            busy={opening.isOpening}
            icon={<Away size={16} aria-hidden />}
            onClick={() => opening.open()}
          >
            {t('open.main')}
            {opensWindow && <span className="hidden-visually"> {ofOpening('open.newWindow')}</span>}
          </Button>
        )}
        {chosen && !chosen.isOpen && <ClosedActions closed={chosen} onSignIn={again} onAgain={again} />}
        {children}
      </div>
      {chosen?.isOpen && (
        <p className="muted small">
          {ofOpening(signInFirst && !signedIn ? 'open.signInFirst' : 'open.isOpen')}
        </p>
      )}
      {chosen && chosen.entrances.length > 1 && (
        <section>
          <h2 className={styles.small}>{t('open.entrances')}</h2>
          <ul className={styles.entrances}>
            {chosen.entrances.map((entrance, at) => (
              <EntranceRow
                key={entrance.entranceId}
                entrance={entrance}
                number={at + 1}
                isOpening={opening.isOpening}
                onOpen={() => opening.open(entrance.entranceId)}
              />
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
