import { countEditions } from '@lectern/contracts/discovery/works/count-editions';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCaller } from '../../lib/caller.ts';
import { joinedCalls } from '../../lib/joined-calls.ts';
import { bibAddress } from '../../lib/search-address.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useAvailabilityKnown } from '../availability/availability.tsx';
import styles from './other-editions.module.css';

const othersOf = joinedCalls(async (client, recordIds) => {
  const counts = await client.call(countEditions, { recordIds });
  return new Map(counts.map(({ recordId, others }) => [recordId, others]));
});

const STALE_MS = 300_000;

/** How many other editions, translations and formats there are, as a link to them; nothing if there are none. It waits for availability. */
export function OtherEditions({
  recordId,
  title,
  from,
}: {
  readonly recordId: string;
  readonly title: string;
  /** Where the list is, for the way back from the record. */
  readonly from?: object;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const { client } = useCaller();
  const enabled = useAvailabilityKnown();
  const { data } = useQuery({
    queryKey: [countEditions.path, recordId, '', null],
    queryFn: () => othersOf(client, recordId),
    staleTime: STALE_MS,
    enabled,
  });
  if (!data) return null;
  return (
    <p className={styles.editions}>
      <Link to={`${bibAddress(recordId)}?tab=editions`} state={from}>
        {t('editions.others', { count: data, number: format.number(data) })}
        <span className="hidden-visually"> {title}</span>
      </Link>
    </p>
  );
}
