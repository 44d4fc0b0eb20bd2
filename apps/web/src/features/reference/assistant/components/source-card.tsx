import type { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Proposal, Source } from '@lectern/contracts/reference/ai/answer-lines';
import { CARD_TITLE } from '@lectern/contracts/reference/ai/find-detail-by-record-ids';
import { firstLetters } from '@lectern/rules/first-letters';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lookOf } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { ItemCountsPill } from '../../../../components/item-counts-pill.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from './assistant.module.css';

type Availability = OutputOf<(typeof getOnShelfCounts)['output']>['records'][number];

/** A work as its card shows it. `number` is that by which the answer cites it; null of other works. */
export interface CardWork extends Omit<Source, 'isbn' | 'docCode' | 'number'> {
  readonly number: number | null;
}

/** A work that an answer names: what it is, whether it can be had now, and the one thing to do next. */
export function SourceCard({
  source: { number, recordId, title, author, publisher, publishYear, imgUrl },
  availability,
  live,
  proposal,
  id,
  reason,
}: {
  readonly source: CardWork;
  readonly availability: Availability | undefined;
  /** The library system answers. */
  readonly live: boolean;
  /** What the answer proposes to do with the work. */
  readonly proposal: Proposal | undefined;
  /** The id of the card, to which citations lead. */
  readonly id: string | undefined;
  /** Why the work is shown. */
  readonly reason?: string | undefined;
}) {
  const cover = imgUrl || (availability?.imgUrl ?? '');
  return (
    <li id={id} tabIndex={-1} className={styles.source}>
      <Cover recordId={recordId} title={title} author={author} imgUrl={cover} width="52px" />
      <div className={styles.facts}>
        <Link to={bibAddress(recordId)} className={styles.title}>
          {number !== null && <span className="num muted">{number} </span>}
          <CardTitle title={title} />
        </Link>
        <span className="muted small">{factLine(author, publisher, String(publishYear ?? ''))}</span>
        {reason && <span className="muted small">{reason}</span>}
        {availability && <Where availability={availability} live={live} />}
        <BestAction
          recordId={recordId}
          availability={availability}
          live={live}
          proposal={proposal}
          title={title}
        />
      </div>
    </li>
  );
}

/** The first letters of a title (specification 1, section 9); screen readers have all of it. */
function CardTitle({ title }: { readonly title: string }) {
  const first = firstLetters(title, CARD_TITLE);
  if (first === title) return title;
  return (
    <>
      <span aria-hidden title={title}>
        {first}…
      </span>
      <span className="hidden-visually">{title}</span>
    </>
  );
}

function Where({ availability, live }: { readonly availability: Availability; readonly live: boolean }) {
  const { t } = useTranslation('assistant');
  const { itemCount, online, nearest, earliestDue } = availability;
  if (itemCount === 0 && !online) return null;
  return (
    <span className={styles.where}>
      {online && <Pill tone="accent">{t('card.online')}</Pill>}
      {itemCount > 0 && live && <ItemCountsPill counts={availability} earliestDue={earliestDue} />}
      {itemCount > 0 && !live && <Pill>{t('card.unknown')}</Pill>}
      {nearest && (
        <span className="small">
          {factLine(nearest.libName, nearest.locationName)} <b className="num">{nearest.callNo}</b>
        </span>
      )}
    </span>
  );
}

/** Reading comes before borrowing, borrowing before requesting. */
function BestAction({
  recordId,
  title,
  availability,
  live,
  proposal,
}: {
  readonly recordId: string;
  readonly title: string;
  readonly availability: Availability | undefined;
  readonly live: boolean;
  readonly proposal: Proposal | undefined;
}) {
  const { t } = useTranslation('assistant');
  const look = lookOf({ size: 'small' });
  if (proposal?.kind === 'readOnline')
    return (
      <a
        className={look}
        href={proposal.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('card.readNamed', { title })}
      >
        {t('card.read')}
      </a>
    );
  const action = proposal?.kind === 'request' ? 'request' : availability && actionFor(availability, live);
  if (!action) return null;
  const tab = action === 'read' ? 'online' : 'holdings';
  return (
    <Link
      className={look}
      to={`${bibAddress(recordId)}?tab=${tab}`}
      aria-label={t(`card.${action}Named`, { title })}
    >
      {t(`card.${action}`)}
    </Link>
  );
}

function actionFor(
  { online, loanableCount, onShelfCount, itemCount }: Availability,
  live: boolean,
): 'read' | 'find' | 'request' | undefined {
  if (online) return 'read';
  if (itemCount === 0) return undefined;
  return !live || loanableCount > 0 || onShelfCount > 0 ? 'find' : 'request';
}
