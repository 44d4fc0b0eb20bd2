import type { OnlineWay } from '@lectern/contracts/resources/resolver/ways';
import type { TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';
import { ExternalLink as Away } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { ClosedActions } from '../../../../components/eresources/closed-actions.tsx';
import { ClosedReason } from '../../../../components/eresources/closed-reason.tsx';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { Notice } from '../../../../components/notice.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { coverageWords, todayWords } from '../coverage/coverage-words.ts';
import styles from '../record/sources.module.css';
import { useTitleAddresses } from '../title-addresses.ts';
import { SourcePills } from './source-pills.tsx';
import { type ArticlePlace, useTitleOpening } from './use-title-opening.ts';

/** Whether a database is open to the reader, and how near its link leads. */
export type CitedEntrance = Pick<OnlineWay, 'isOpen' | 'reason' | 'signInHelps' | 'level'>;

export interface CitedSourceProps {
  readonly title: Pick<TitleSummary, 'id' | 'name'>;
  readonly source: TitleSource;
  /** Undefined where it does not have what was asked for: it is then not offered. */
  readonly entrance: CitedEntrance | undefined;
  /** Where the link should lead. */
  readonly place: ArticlePlace;
  /** Looks again whether it is open. */
  readonly onAgain: () => void;
  /** What is said of it below its coverage. */
  readonly children?: ReactNode;
}

/** A database that has what another system asked for, or only the title: its coverage, and the button that leads to the article. */
export function CitedSource({ title, source, entrance, place, onAgain, children }: CitedSourceProps) {
  const format = useFormat();
  const { t } = useTranslation('titles');
  const addresses = useTitleAddresses();
  const coverage = coverageWords(t, format, source);
  const today = todayWords(t, format, source);
  return (
    <li className={styles.source}>
      <div className={styles.about}>
        <h3>
          <Link to={addresses.of(title.id)} dir="auto">
            {source.eresourceName}
          </Link>
          <SourcePills source={source} />
        </h3>
        {coverage && <p className="num">{coverage}</p>}
        {today && <p className="muted small num">{today}</p>}
        {source.note && (
          <p className="muted small" dir="auto">
            {source.note}
          </p>
        )}
        {entrance && !source.canOpen && <p className="muted small">{t('sources.named')}</p>}
        {children}
      </div>
      {entrance && source.canOpen && (
        <CitedWay title={title} source={source} entrance={entrance} place={place} onAgain={onAgain} />
      )}
    </li>
  );
}

function CitedWay({
  title: { id, name },
  source,
  entrance,
  place,
  onAgain,
}: Omit<CitedSourceProps, 'children' | 'entrance'> & { readonly entrance: CitedEntrance }) {
  const { t } = useTranslation('titles');
  const { t: ofOpening } = useTranslation('eresources');
  const { signedIn } = useSession();
  const behaviour = useBehaviourOf()(source.eresourceId);
  const opening = useTitleOpening(id, source, behaviour);
  // What was just refused is newer than what the page was drawn with.
  const now = opening.closed ?? entrance;
  const again = () => {
    opening.forget();
    onAgain();
  };
  if (!now.isOpen)
    return (
      <div className={styles.closed}>
        <Notice tone="warn">
          <p>
            <b>{ofOpening('closed.title')}</b>
          </p>
          <ClosedReason reason={now.reason} />
        </Notice>
        <div className={styles.actions}>
          <ClosedActions closed={now} onSignIn={opening.forget} onAgain={again} />
        </div>
      </div>
    );
  const label = ofOpening('open.goTo', { name: t('inDatabase', { name, database: source.eresourceName }) });
  return (
    <div className={styles.way}>
      <Button
        kind="primary"
        busy={opening.isOpening}
        aria-label={`${label}${behaviour.opensWindow ? ` ${ofOpening('open.newWindow')}` : ''}`}
        icon={<Away size={16} aria-hidden />}
        onClick={() => opening.open(place)}
      >
        {ofOpening('open.go')}
      </Button>
      <p className="muted small">{t(`find.level.${now.level}`)}</p>
      {behaviour.signInFirst && !signedIn && <p className="muted small">{ofOpening('open.signInFirst')}</p>}
    </div>
  );
}
