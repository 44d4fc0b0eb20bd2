import { getShare } from '@lectern/contracts/lending/reading-report/get-share';
import { getShareCode } from '@lectern/contracts/shelf/home/get-share-code';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { PictureMaker } from './picture-maker.tsx';

/** Makes a picture of the reader's year, to be saved or shared. It is made in the browser; the figures name no title and no reader. */
export default function ReadingShareSection() {
  const { t } = useTranslation('reading-report');
  const [query] = useSearchParams();
  const asked = /^\d{4}$/.test(query.get('year') ?? '') ? Number(query.get('year')) : undefined;
  const share = useCall(getShare, asked === undefined ? {} : { year: asked });
  const code = useCall(getShareCode, {}, { staleMs: 60 * 60_000 });
  return (
    <>
      <h1>{t('share.heading')}</h1>
      <p className="muted">{t('share.explain')}</p>
      {share.error && <ErrorState error={share.error} onRetry={() => void share.refetch()} />}
      {share.isPending && (
        <Loading>
          <Skeleton width="100%" height="420px" />
        </Loading>
      )}
      {share.data?.loans === 0 && (
        <Card>
          <EmptyState
            title={t('none', { year: share.data.year })}
            hint={t('share.noneHint')}
            actions={<ButtonLink to="/personalCenter/readingReport">{t('share.otherYear')}</ButtonLink>}
          />
        </Card>
      )}
      {share.data && share.data.loans > 0 && <PictureMaker share={share.data} codeImage={code.data?.img} />}
    </>
  );
}
