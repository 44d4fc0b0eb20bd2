import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bibAddress } from '../../lib/search-address.ts';
import { useCall } from '../../lib/use-call.ts';
import { useFormat } from '../../lib/use-format.ts';
import { lookOf } from '../button.tsx';
import { Cover } from '../cover.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Pill } from '../pill.tsx';
import styles from './availability.module.css';
import { type Availability, AvailabilityLine, type OnShelfAnswer } from './availability-line.tsx';

interface Known {
  readonly answer: OnShelfAnswer | undefined;
  readonly records: ReadonlyMap<string, Availability>;
  readonly loading: boolean;
  /** The call failed, and there is no earlier answer. */
  readonly failed: boolean;
}

const NOTHING: Known = { answer: undefined, records: new Map(), loading: false, failed: false };
const AvailabilityContext = createContext(NOTHING);

const ASK_AGAIN_MS = 60_000;

/** The most works that one call takes. */
const MOST_OF_A_CALL = 100;

/**
 * Requests the availability and covers of the works of a page, every minute again. The list does not wait for it. An answer redraws only
 * the parts that show it, not the whole list.
 */
export function AvailabilityProvider({
  recordIds,
  children,
}: {
  readonly recordIds: readonly string[];
  readonly children: ReactNode;
}) {
  const rest = recordIds.slice(MOST_OF_A_CALL);
  return (
    <OneCall recordIds={recordIds.slice(0, MOST_OF_A_CALL)}>
      {rest.length > 0 ? <AvailabilityProvider recordIds={rest}>{children}</AvailabilityProvider> : children}
    </OneCall>
  );
}

/** Adds the works of one call to those that are known around it. */
function OneCall({
  recordIds,
  children,
}: {
  readonly recordIds: readonly string[];
  readonly children: ReactNode;
}) {
  const around = use(AvailabilityContext);
  const { data, isPending, isError } = useCall(
    getOnShelfCounts,
    { recordIds: [...recordIds] },
    { enabled: recordIds.length > 0, refetchMs: ASK_AGAIN_MS },
  );
  const known = useMemo(
    () => ({
      answer: data ?? around.answer,
      records: new Map([
        ...around.records,
        ...(data?.records ?? []).map((one) => [one.recordId, one] as const),
      ]),
      loading: isPending || around.loading,
      failed: (isError && data === undefined) || around.failed,
    }),
    [data, isPending, isError, around],
  );
  return <AvailabilityContext value={known}>{children}</AvailabilityContext>;
}

/** Whether the availability of the page is known. Less urgent calls wait for it. */
export function useAvailabilityKnown(): boolean {
  return use(AvailabilityContext).answer !== undefined;
}

/** Whether the work is available now, and where. */
export function WorkAvailability({
  recordId,
  from,
}: {
  readonly recordId: string;
  /** What the record's page gets as the state of its address: where the list is. */
  readonly from?: object;
}) {
  const { t } = useTranslation('components');
  const { answer, records, loading, failed } = use(AvailabilityContext);
  if (failed && !records.has(recordId)) return <Pill>{t('availability.unknown')}</Pill>;
  return (
    <AvailabilityLine
      availability={records.get(recordId)}
      answer={answer}
      loading={loading && !records.has(recordId)}
      from={from}
    />
  );
}

/** The same below the facts of a row of a list. */
export function RowAvailability({ recordId }: { readonly recordId: string }) {
  return (
    <div className={styles.inRow}>
      <WorkAvailability recordId={recordId} />
    </div>
  );
}

/**
 * The way to read a work online: the address of its full text, else, where a database has it, the list of these on its page; nothing of
 * other works.
 */
export function ReadOnline({
  work: { recordId, title, fullTextUrl },
  from,
}: {
  readonly work: { readonly recordId: string; readonly title: string; readonly fullTextUrl: string };
  /** What the record's page gets as the state of its address: where the list is. */
  readonly from?: object;
}) {
  const { t } = useTranslation('components');
  const isOnline = use(AvailabilityContext).records.get(recordId)?.online ?? false;
  if (fullTextUrl !== '')
    return <ExternalLink kind="primary" size="small" href={fullTextUrl} recordId={recordId} />;
  if (!isOnline) return null;
  return (
    <Link
      className={lookOf({ kind: 'primary', size: 'small' })}
      to={`${bibAddress(recordId)}?tab=online`}
      state={from}
      aria-label={t('outside.readThis', { title })}
    >
      {t('outside.read')}
    </Link>
  );
}

/** The cover of a work. It is drawn until the address of a picture is known. */
export function WorkCover({
  work: { recordId, title, author },
  width,
}: {
  readonly work: { readonly recordId: string; readonly title: string; readonly author: string };
  readonly width: string;
}) {
  const imgUrl = use(AvailabilityContext).records.get(recordId)?.imgUrl ?? '';
  return <Cover recordId={recordId} title={title} author={author} imgUrl={imgUrl} width={width} />;
}

/** The time of the availability that the page shows. */
export function AvailabilityAge() {
  const { t } = useTranslation('components');
  const format = useFormat();
  const { answer } = use(AvailabilityContext);
  return (
    answer && (
      <p className={`${styles.age} muted small num`}>
        {t('availability.asOf', { time: format.time(answer.asOf) })}
      </p>
    )
  );
}
