import { chooseTitleEntrance } from '@lectern/contracts/resources/titles/choose-title-entrance';
import type { TitleDetail, TitleSource } from '@lectern/contracts/resources/titles/title';
import { ExternalLink as Away } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { ClosedActions } from '../../../../components/eresources/closed-actions.tsx';
import { ClosedReason } from '../../../../components/eresources/closed-reason.tsx';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { useTitleOpening } from '../opening/use-title-opening.ts';
import styles from './sources.module.css';

/** The way to a title in one database from where the reader is: the button that opens it, or why it is closed and what to do. */
export function SourceWay({
  title: { id, name },
  source,
  behaviour,
}: {
  readonly title: Pick<TitleDetail, 'id' | 'name'>;
  readonly source: TitleSource;
  readonly behaviour: OpeningBehaviour;
}) {
  const { t } = useTranslation('titles');
  const { t: ofOpening } = useTranslation('eresources');
  const { signedIn } = useSession();
  const { sourceId, eresourceName } = source;
  const answer = useCall(chooseTitleEntrance, { id, sourceId }, { ofReader: true, staleMs: 0 });
  const opening = useTitleOpening(id, source, behaviour);
  // What was just refused is newer than what the page was drawn with.
  const chosen = opening.closed ?? answer.data;
  const again = () => {
    opening.forget();
    void answer.refetch();
  };
  if (!chosen)
    return answer.error ? (
      <ErrorState error={answer.error} onRetry={again} />
    ) : (
      <Loading>
        <Skeleton width="120px" height="44px" radius="8px" />
      </Loading>
    );
  if (!chosen.isOpen)
    return (
      <div className={styles.closed}>
        <Notice tone="warn">
          <p>
            <b>{ofOpening('closed.title')}</b>
          </p>
          <ClosedReason reason={chosen.reason} />
        </Notice>
        <div className={styles.actions}>
          <ClosedActions closed={chosen} onSignIn={again} onAgain={again} />
        </div>
      </div>
    );
  const label = ofOpening('open.goTo', { name: t('inDatabase', { name, database: eresourceName }) });
  return (
    <div className={styles.way}>
      <Button
        kind="primary"
        busy={opening.isOpening}
        aria-label={`${label}${behaviour.opensWindow ? ` ${ofOpening('open.newWindow')}` : ''}`}
        icon={<Away size={16} aria-hidden />}
        onClick={() => opening.open()}
      >
        {ofOpening('open.go')}
      </Button>
      {behaviour.signInFirst && !signedIn && <p className="muted small">{ofOpening('open.signInFirst')}</p>}
    </div>
  );
}
