import { getKeptPaper } from '@lectern/contracts/discovery/scholar/get-kept-paper';
import { getPaper } from '@lectern/contracts/discovery/scholar/get-paper';
import type { Paper } from '@lectern/contracts/discovery/scholar/paper';
import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import { ChevronLeft, Quote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { WhenSeen } from '../../../../components/when-seen.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { SourceLines } from '../list/source-lines.tsx';
import type { ScholarParts } from '../scholar-parts.ts';
import { OpenCopies } from './open-copies.tsx';
import { PaperFacts } from './paper-facts.tsx';
import styles from './paper-page.module.css';
import { References } from './references.tsx';
import { WhoSaysWhat } from './who-says-what.tsx';

const CitePapersDialog = lazy(() => import('../list/cite-papers-dialog.tsx'));
const KEPT_MS = 5 * 60_000;

/**
 * /chaoXingSearchDetail and /searchList/otherPaperDetail: one scholarly work. A kept one (`kept`) is shown as it was when it was kept until its
 * sources answer.
 */
export function PaperPage({ Star }: ScholarParts) {
  const { t } = useTranslation('scholar');
  const [query] = useSearchParams();
  const [id, doi, recordId] = ['id', 'doi', 'kept'].map((name) => query.get(name) ?? '');
  const kept = useCall(
    getKeptPaper,
    { recordId: recordId ?? '' },
    { enabled: recordId !== '', staleMs: KEPT_MS },
  );
  const asked =
    id || doi ? { id: id ?? '', doi: doi ?? '' } : { id: kept.data?.id ?? '', doi: kept.data?.doi ?? '' };
  const isKnown = asked.id !== '' || asked.doi !== '';
  const found = useCall(getPaper, asked, { enabled: isKnown, staleMs: KEPT_MS, ofReader: true });
  const paper = found.data?.paper ?? kept.data;
  const error = paper ? null : (found.error ?? kept.error);
  usePageTitle(paper?.title ?? t('work'));
  const isNothingAsked = !isKnown && recordId === '';
  return (
    <article className={`wrap ${styles.page}`}>
      <BackLink from={query.get('from')} />
      {paper ? (
        <Found
          paper={paper}
          sources={found.data?.sources ?? []}
          isSilent={found.error !== null}
          isAsking={found.isFetching}
          onRetry={() => void found.refetch()}
          Star={Star}
        />
      ) : (
        <>
          <h1 className={error || isNothingAsked ? styles.title : 'hidden-visually'}>{t('work')}</h1>
          {isNothingAsked && <Notice>{t('noWork')}</Notice>}
          {error && (
            <ErrorState error={error} onRetry={() => void (isKnown ? found.refetch() : kept.refetch())} />
          )}
          {!error && !isNothingAsked && (
            <Loading>
              <Skeleton height="360px" radius="12px" />
            </Loading>
          )}
        </>
      )}
    </article>
  );
}

/** Back to the list that the page was opened from; only to addresses of these lists. */
function BackLink({ from }: { readonly from: string | null }) {
  const { t } = useTranslation('scholar');
  const isList = from !== null && /^\/(?:chaoXingSearchList|searchList)\?/.test(from);
  if (!isList) return null;
  return (
    <Link className={styles.back} to={from}>
      <ChevronLeft size={16} aria-hidden />
      {t('back')}
    </Link>
  );
}

function Found({
  paper,
  sources,
  isSilent,
  isAsking,
  onRetry,
  Star,
}: ScholarParts & {
  readonly paper: Paper;
  readonly sources: readonly SourceState[];
  /** It is shown as it was kept, because no source answered. */
  readonly isSilent: boolean;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('scholar');
  const [isCiting, setCiting] = useState(false);
  const { id, title, type, isRetracted, abstract, openUrl, doi } = paper;
  const silent = sources.filter(({ state }) => state === 'silent');
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        <p className={styles.authors} dir="auto">
          {paper.authors.map(({ name }) => name).join(t('betweenNames'))}
        </p>
        <p className={styles.marks}>
          <Pill>{t(`type.${type}`)}</Pill>
          {isRetracted && <Pill tone="bad">{t('retracted')}</Pill>}
        </p>
      </header>
      {isRetracted && <Notice tone="bad">{t('retractedHint')}</Notice>}
      {isSilent && (
        <Notice tone="warn">
          {t('shownAsKept')}{' '}
          <Button kind="text" size="small" busy={isAsking} onClick={onRetry}>
            {t('sources.again')}
          </Button>
        </Notice>
      )}
      {silent.length > 0 && <SourceLines sources={silent} isAsking={isAsking} onRetry={onRetry} />}
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={`/resolver?${openUrl}`}>
          {t('fullText')}
        </ButtonLink>
        <Suspense>
          <Star paper={paper} />
        </Suspense>
        {id !== '' && (
          <Button icon={<Quote size={16} aria-hidden />} onClick={() => setCiting(true)}>
            {t('cite.open')}
          </Button>
        )}
      </div>
      <OpenCopies asked={{ id, doi }} />
      {abstract !== '' && (
        <section aria-labelledby="abstract">
          <h2 id="abstract">{t('abstract')}</h2>
          <p className={styles.abstract} dir="auto">
            {abstract}
          </p>
        </section>
      )}
      <PaperFacts paper={paper} />
      <WhoSaysWhat said={paper.said} />
      {!isSilent && (
        <WhenSeen>
          <References asked={{ id, doi }} list="citing" />
          <References asked={{ id, doi }} list="references" />
        </WhenSeen>
      )}
      <Suspense>{isCiting && <CitePapersDialog ids={[id]} onClose={() => setCiting(false)} />}</Suspense>
    </>
  );
}
