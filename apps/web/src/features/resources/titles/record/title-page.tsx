import { getTitle } from '@lectern/contracts/resources/titles/get-title';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../../components/eresources/record-page.module.css';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { BackToTitles } from './back-to-titles.tsx';
import { CopyTitleLink } from './copy-title-link.tsx';
import { FindArticle } from './find-article.tsx';
import { PrintedCard } from './printed-card.tsx';
import { RelatedTitles } from './related-titles.tsx';
import { SearchWithinLink } from './search-within-link.tsx';
import { SourceCard } from './source-card.tsx';
import { TitleFacts } from './title-facts.tsx';

/** What other features add to the page of a title. */
export interface TitleParts {
  /** Keeps the title as a favourite, or gives it up. */
  readonly Star: ComponentType<{ readonly recordId: string; readonly title: string }>;
}

/** A title: what it is, where it is online, and what it was and became. */
export function TitlePage({ id, Star }: TitleParts & { readonly id: string }) {
  const { t } = useTranslation('titles');
  const { data, error, refetch } = useCall(getTitle, { id }, { staleMs: 60_000 });
  usePageTitle(data?.name ?? t('title'));
  if (!data)
    return (
      <div className={`wrap ${styles.page}`}>
        <BackToTitles />
        <h1 className="hidden-visually">{t('title')}</h1>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="320px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  const { name, kind, author, publisher } = data;
  return (
    <article className={`wrap ${styles.page}`}>
      <BackToTitles />
      <header className={styles.head}>
        <h1 dir="auto">{name}</h1>
        <p>
          <Pill>{t(`kind.${kind}`)}</Pill>
        </p>
        <p className="muted" dir="auto">
          {factLine(author, publisher)}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <SourceCard title={data}>
            <Suspense>
              <Star recordId={id} title={name} />
            </Suspense>
            <CopyTitleLink id={id} />
          </SourceCard>
          <PrintedCard printed={data.printed} />
          <SearchWithinLink title={data} />
          {kind === 'serial' && <FindArticle title={data} />}
          <TitleFacts title={data} />
        </div>
        <RelatedTitles title={data} />
      </div>
    </article>
  );
}
