import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { Proposal } from '@lectern/contracts/reference/ai/answer-lines';
import { MOST_MATCHED } from '@lectern/contracts/reference/ai/match';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './assistant.module.css';
import { type CardWork, SourceCard } from './source-card.tsx';

/** The works that an answer names, ten at most, with live availability. */
export function Sources({
  works,
  proposals = [],
  idOf = () => undefined,
  label,
}: {
  readonly works: readonly (CardWork & { readonly reason?: string })[];
  readonly proposals?: readonly Proposal[];
  /** The id of the card of a work, by its number. */
  readonly idOf?: (number: number) => string | undefined;
  readonly label?: string;
}) {
  const { t } = useTranslation('assistant');
  const shown = works.slice(0, MOST_MATCHED);
  const recordIds = shown.map(({ recordId }) => recordId);
  const { data } = useCall(
    getOnShelfCounts,
    { recordIds },
    { enabled: shown.length > 0, keepPrevious: true },
  );
  if (shown.length === 0) return null;
  const known = new Map(data?.records.map((record) => [record.recordId, record]));
  return (
    <ul className={styles.sources} aria-label={label ?? t('sources')}>
      {shown.map((work) => (
        <SourceCard
          key={work.recordId}
          id={work.number === null ? undefined : idOf(work.number)}
          source={work}
          reason={work.reason}
          availability={known.get(work.recordId)}
          live={data?.live ?? false}
          proposal={proposals.find((one) => 'recordId' in one && one.recordId === work.recordId)}
        />
      ))}
    </ul>
  );
}
