import { listEditions } from '@lectern/contracts/discovery/works/list-editions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  AvailabilityAge,
  AvailabilityProvider,
  RowAvailability,
} from '../../../../components/availability/availability.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';

const ROWS = 20;
const MOST_ROWS = 100;

/** Other editions, translations and formats of the work, each with whether it can be had now. */
export default function EditionsPanel({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const [rows, setRows] = useState(ROWS);
  const { data, error, refetch } = useCall(listEditions, { recordId, rows }, { keepPrevious: true });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height="180px" radius="12px" />
      </Loading>
    );
  }
  if (data.total === 0) return <p className="muted">{t('editions.none')}</p>;
  return (
    <AvailabilityProvider recordIds={data.editions.map((one) => one.recordId)}>
      <Card as="ol">
        {data.editions.map(
          ({ recordId: id, title, author, edition, publisher, publishYear, langName, docName, imgUrl }) => (
            <WorkRow
              key={id}
              recordId={id}
              cover={
                <Cover recordId={id} title={title} author={author} imgUrl={imgUrl} width="var(--row-cover)" />
              }
              title={<Link to={bibAddress(id)}>{title}</Link>}
              facts={factLine(author, edition, publisher, publishYear, langName, docName)}
            >
              <RowAvailability recordId={id} />
              <OwnWork recordId={id} title={title} />
            </WorkRow>
          ),
        )}
      </Card>
      <AvailabilityAge />
      {data.total > data.editions.length && rows < MOST_ROWS && (
        <Button onClick={() => setRows(MOST_ROWS)}>{t('editions.more')}</Button>
      )}
    </AvailabilityProvider>
  );
}
