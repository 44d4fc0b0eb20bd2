import { getDonorUrl } from '@lectern/contracts/collection/detail/get-donor-url';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BETWEEN_FACTS } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';

const STALE_MS = 60_000;

/** Who gave the work to the library. Nothing where nobody is to be named. */
export default function DonorLine({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const donors = useCall(getDonorUrl, { recordId }, { staleMs: STALE_MS }).data?.donors ?? [];
  if (donors.length === 0) return null;
  return (
    <p className="muted small">
      {t('givenBy')}{' '}
      {donors.map(({ name, date, url }, at) => (
        <Fragment key={name}>
          {at > 0 && BETWEEN_FACTS}
          {url === '' ? (
            name
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
          {date && ` (${date})`}
        </Fragment>
      ))}
    </p>
  );
}
