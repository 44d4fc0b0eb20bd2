import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './availability.module.css';
import { type Availability, AvailabilityLine, type OnShelfAnswer } from './availability-line.tsx';
import type { FromList } from './from-list.ts';

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

/**
 * Requests the availability and covers of a page of hits, every minute again. The list does not wait for it. An answer redraws only the
 * parts that show it, not the whole list.
 */
export function AvailabilityProvider({
  recordIds,
  children,
}: {
  readonly recordIds: readonly string[];
  readonly children: ReactNode;
}) {
  const { data, isPending, isError } = useCall(
    getOnShelfCounts,
    { recordIds: [...recordIds] },
    { enabled: recordIds.length > 0, refetchMs: ASK_AGAIN_MS },
  );
  const known = useMemo(
    () => ({
      answer: data,
      records: new Map(data?.records.map((record) => [record.recordId, record])),
      loading: isPending,
      failed: isError && data === undefined,
    }),
    [data, isPending, isError],
  );
  return <AvailabilityContext value={known}>{children}</AvailabilityContext>;
}

/** Whether the availability of the page is known. Less urgent calls wait for it. */
export function useAvailabilityKnown(): boolean {
  return use(AvailabilityContext).answer !== undefined;
}

/** Whether the hit is available now, and where. */
export function HitAvailability({ recordId, from }: { readonly recordId: string; readonly from: FromList }) {
  const { t } = useTranslation('search');
  const { answer, records, loading, failed } = use(AvailabilityContext);
  if (failed) return <Pill>{t('availability.unknown')}</Pill>;
  return (
    <AvailabilityLine availability={records.get(recordId)} answer={answer} loading={loading} from={from} />
  );
}

/** The cover of a hit. It is drawn until the address of a picture is known. */
export function HitCover({
  hit: { recordId, title, author },
  width,
}: {
  readonly hit: { readonly recordId: string; readonly title: string; readonly author: string };
  readonly width: string;
}) {
  const imgUrl = use(AvailabilityContext).records.get(recordId)?.imgUrl ?? '';
  return <Cover recordId={recordId} title={title} author={author} imgUrl={imgUrl} width={width} />;
}

/** The time of the availability that the page shows. */
export function AvailabilityAge() {
  const { t } = useTranslation('search');
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
