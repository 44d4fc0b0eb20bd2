import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkCover } from '../../../../components/availability/availability.tsx';
import { Card } from '../../../../components/card.tsx';
import { OwnWork } from '../../../../components/own-work/own-work.tsx';
import { coinsOf } from '../../../../lib/coins.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from './cover-grid.module.css';
import type { FromList } from './from-list.ts';
import type { Hit } from './result-row.tsx';
import { SelectBox } from './select-box.tsx';

/** The hits as covers with a short word below, for those who look rather than read. */
export default function CoverGrid({
  hits,
  fromOf,
}: {
  readonly hits: readonly Hit[];
  readonly fromOf: (index: number) => FromList;
}) {
  const { t } = useTranslation('search');
  return (
    <Card as="ol" className={styles.grid}>
      {hits.map((hit, index) => (
        <li key={hit.recordId} data-record={hit.recordId}>
          <SelectBox bib={hit} />
          <Link to={bibAddress(hit.recordId)} state={fromOf(index)}>
            <WorkCover work={hit} width="100%" />
            <span className={styles.title}>{hit.title}</span>
          </Link>
          <span className="muted small">{factLine(hit.author, hit.publishYear)}</span>
          {hit.byMeaning && <span className="muted small">{t('meaning.mark')}</span>}
          <OwnWork recordId={hit.recordId} title={hit.title} isBrief />
          <span className="Z3988" title={coinsOf(hit)} hidden />
        </li>
      ))}
    </Card>
  );
}
