import { getSharedFavourites } from '@lectern/contracts/shelf/favourites/get-shared-favourites';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  AvailabilityAge,
  AvailabilityProvider,
  RowAvailability,
} from '../../../components/availability/availability.tsx';
import { inCatalogue } from '../../../components/availability/in-catalogue.ts';
import { Cover } from '../../../components/cover.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { WorkRow } from '../../../components/work-row.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { bibAddress } from '../../../lib/search-address.ts';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import styles from './favourites.module.css';

const ROWS = 20;

/** A folder that a reader shared: the works alone, for anybody who has the link, and for no search engine. */
export default function SharedPage() {
  const { t } = useTranslation('favourites');
  const { token = '' } = useParams();
  const page = usePageNumber();
  const shared = useCall(getSharedFavourites, { token, page, rows: ROWS }, { keepPrevious: true });
  return (
    <div className={`wrap ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div className={styles.head}>
        <h1>{shared.data?.name || t('sharedTitle')}</h1>
      </div>
      <AvailabilityProvider recordIds={inCatalogue(shared.data?.works ?? [])}>
        <PagedList
          answer={shared}
          page={page}
          rows={ROWS}
          label={t('pages')}
          empty={<EmptyState title={t('sharedEmpty')} />}
        >
          {shared.data?.works.map(
            ({ recordId, title, author, publisher, publishYear, imgUrl, inCatalogue: isThere }) => (
              <WorkRow
                key={recordId}
                cover={
                  <Cover
                    recordId={recordId}
                    title={title}
                    author={author}
                    imgUrl={imgUrl}
                    width="var(--row-cover)"
                  />
                }
                title={isThere ? <Link to={bibAddress(recordId)}>{title}</Link> : title}
                facts={factLine(author, publisher, publishYear)}
              >
                {isThere && <RowAvailability recordId={recordId} />}
              </WorkRow>
            ),
          )}
        </PagedList>
        <AvailabilityAge />
      </AvailabilityProvider>
    </div>
  );
}
