import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { availabilityStates } from '@lectern/contracts/collection/holdings/availability';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ExternalLink } from '../../../../components/external-link.tsx';
import { ItemCountsPill } from '../../../../components/item-counts-pill.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { titleAddress } from '../../../../lib/title-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { isFullText } from '../full-text.ts';
import type { Holdings } from '../holdings.ts';
import { type OnlineInDatabase, yearsOfCoverage } from '../online-in-databases.ts';
import styles from './availability-card.module.css';
import { NearestItem } from './nearest-item.tsx';

/** Whether the bib is available, where, and what can be done with the record. */
export function AvailabilityCard({
  bib,
  holdings,
  databases = [],
  onShowPlaces,
  outside,
  requests,
  ways,
  tools,
}: {
  readonly bib: BibDetail;
  readonly holdings: Holdings | undefined;
  /** Databases that have the work. */
  readonly databases?: readonly OnlineInDatabase[];
  /** Shows the list of all places. */
  readonly onShowPlaces: () => void;
  /** Further ways to the work, from outside sources. */
  readonly outside?: ReactNode;
  /** What the reader can ask the library for. */
  readonly requests: ReactNode;
  /** The way to all ways to an article. */
  readonly ways?: ReactNode;
  /** Further buttons for the record. */
  readonly tools: ReactNode;
}) {
  const { t } = useTranslation('detail');
  const fullText = bib.links.filter(isFullText);
  const isOnline = fullText.length + databases.length > 0;
  return (
    <Card as="section" padded className={styles.card} aria-labelledby="availability">
      <h2 id="availability">{t(`availability.${headingOf(holdings, isOnline)}`)}</h2>
      {holdings ? (
        <>
          <State holdings={holdings} online={isOnline} />
          {holdings.live && holdings.onShelfCount > 0 && holdings.nearest && (
            <NearestItem nearest={holdings.nearest} />
          )}
          {holdings.otherPlaces > 0 && (
            <Button kind="text" size="small" className={styles.places} onClick={onShowPlaces}>
              {t('availability.otherPlaces', { count: holdings.otherPlaces })}
            </Button>
          )}
        </>
      ) : (
        <Skeleton width="150px" height="26px" radius="99px" />
      )}
      <OwnWork recordId={bib.recordId} title={bib.title} without="favourite" />
      {databases.slice(0, MOST_LINKS).map(({ label, title, coverage }, index) => (
        <div key={title.sourceId}>
          <ButtonLink kind={index === 0 ? 'primary' : 'plain'} wide to={titleAddress(title.id)}>
            {t('availability.readIn', { database: label })}
          </ButtonLink>
          <p className={`${styles.site} muted small`}>
            {factLine(coverage && yearsOfCoverage(coverage, t), title.isFree && t('online.free'))}
          </p>
        </div>
      ))}
      {fullText.slice(0, MOST_LINKS).map(({ url, label, host, note }, index) => (
        <div key={url}>
          <ExternalLink
            kind={index === 0 && databases.length === 0 ? 'primary' : 'plain'}
            wide
            href={url}
            label={label}
            recordId={bib.recordId}
          />
          <p className={`${styles.site} muted small`}>{factLine(host, note)}</p>
        </div>
      ))}
      {ways}
      {outside}
      {requests}
      <div className={styles.actions}>
        {tools}
        <Button
          kind="text"
          size="small"
          icon={<Printer size={15} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
    </Card>
  );
}

/** More links to full texts are in their tab only. */
const MOST_LINKS = 3;
const NO_ITEMS = { itemCount: 0, onShelfCount: 0, loanableCount: 0 };

/** The best that a reader can do with the bib now. */
function headingOf(holdings: Holdings | undefined, online: boolean) {
  return availabilityStates(holdings?.live ? holdings : NO_ITEMS, online)[0] ?? 'heading';
}

function State({ holdings, online }: { readonly holdings: Holdings; readonly online: boolean }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const { itemCount, onShelfCount, loanableCount, waiting, live, asOf, earliestDue } = holdings;
  if (itemCount === 0) return online ? null : <p className="muted">{t('availability.noItems')}</p>;
  const counts = { onShelf: format.number(onShelfCount), total: format.number(itemCount) };
  return (
    <>
      <p className={styles.state}>
        {live ? (
          <ItemCountsPill counts={holdings} earliestDue={earliestDue} />
        ) : (
          <Pill>{t('availability.unknown', counts)}</Pill>
        )}
        <span className="muted small num">{t('availability.asOf', { time: format.time(asOf) })}</span>
      </p>
      {live && loanableCount === 0 && onShelfCount > 0 && earliestDue && (
        <p className="muted small">
          {t('availability.firstReturn', { date: format.date(earliestDue, 'short') })}
        </p>
      )}
      {waiting > 0 && <p className="muted small">{t('availability.waiting', { count: waiting })}</p>}
    </>
  );
}
