import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { Quote } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  ReadOnline,
  WorkAvailability,
  WorkCover,
} from '../../../../components/availability/availability.tsx';
import { Button } from '../../../../components/button.tsx';
import { OtherEditions } from '../../../../components/editions/other-editions.tsx';
import { Marked } from '../../../../components/marked.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { coinsOf } from '../../../../lib/coins.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import type { FromList } from './from-list.ts';
import { HitFacts } from './hit-facts.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { useResultParts } from './result-parts.ts';
import styles from './result-row.module.css';
import { RowMeaning } from './row-meaning.tsx';
import type { RowScore } from './row-score.ts';
import { SelectBox } from './select-box.tsx';

export type Hit = SearchAnswer['searchResult'][number];

/** One hit: title, edition, availability and buttons. Must be inside an AvailabilityProvider. */
export function ResultRow({
  hit,
  docTypeName,
  from,
  Score,
  onCite,
}: {
  readonly hit: Hit;
  readonly docTypeName: string;
  /** This list's address and the hit's position in it, so that the record's page can lead back. */
  readonly from: FromList;
  readonly Score: RowScore;
  /** Opens the dialog that cites the hit. Only with it the hit can be cited and selected. */
  readonly onCite?: (hit: Hit) => void;
}) {
  return (
    <WorkRow
      recordId={hit.recordId}
      choice={onCite && <SelectBox bib={hit} />}
      cover={<WorkCover work={hit} width="var(--row-cover)" />}
      title={
        <Link to={bibAddress(hit.recordId)} state={from}>
          <Marked text={hit.title} ranges={hit.titleRanges} />
        </Link>
      }
      facts={<HitFacts hit={hit} docTypeName={docTypeName} />}
      actions={
        <>
          <ReadOnline work={hit} from={from} />
          {onCite && <StarButton hit={hit} />}
          {onCite && <CiteButton hit={hit} onCite={onCite} />}
        </>
      }
    >
      {hit.snippet.text && (
        <p className={styles.snippet}>
          <Marked text={hit.snippet.text} ranges={hit.snippet.ranges} />
        </p>
      )}
      {hit.reasons.length > 0 && <MatchReasons reasons={hit.reasons} />}
      <RowMeaning hit={hit} />
      <div className={styles.availability}>
        <WorkAvailability recordId={hit.recordId} from={from} />
        <Suspense fallback={null}>
          <Score recordId={hit.recordId} />
        </Suspense>
      </div>
      <OtherEditions recordId={hit.recordId} title={hit.title} from={from} />
      <OwnWork recordId={hit.recordId} title={hit.title} {...(onCite && { without: 'favourite' })} />
      <span className="Z3988" title={coinsOf(hit)} hidden />
    </WorkRow>
  );
}

function StarButton({ hit: { recordId, title, author } }: { readonly hit: Hit }) {
  const { Star } = useResultParts();
  return (
    <Suspense fallback={<span className={styles.star} />}>
      <Star bib={{ recordId, title, author }} />
    </Suspense>
  );
}

function CiteButton({ hit, onCite }: { readonly hit: Hit; readonly onCite: (hit: Hit) => void }) {
  const { t } = useTranslation('search');
  const { prefetchReference } = useResultParts();
  return (
    <Button
      kind="text"
      size="small"
      icon={<Quote size={15} aria-hidden />}
      aria-label={t('row.citeThis', { title: hit.title })}
      onPointerEnter={() => prefetchReference(hit.recordId)}
      onFocus={() => prefetchReference(hit.recordId)}
      onClick={() => onCite(hit)}
    >
      {t('row.cite')}
    </Button>
  );
}
