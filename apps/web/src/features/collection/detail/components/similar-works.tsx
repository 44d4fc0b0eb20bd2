import { findSimilar } from '@lectern/contracts/discovery/search/find-similar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './similar-works.module.css';

const WORKS = 6;
const STALE_MS = 60_000;

/** Works near to a work, each with what both are about. Nothing until they are known, if there are none, or while the search is away. */
export default function SimilarWorks({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const { data } = useCall(findSimilar, { recordId, rows: WORKS }, { staleMs: STALE_MS });
  if (!data || data.works.length === 0) return null;
  return (
    <section aria-labelledby="similar-works" className={styles.similar}>
      <SectionHeading id="similar-works">{t('similar.heading')}</SectionHeading>
      <Card as="ul" className={styles.works}>
        {data.works.map(({ recordId: id, title, author, publishYear, imgUrl, about }) => (
          <li key={id}>
            <Cover recordId={id} title={title} author={author} imgUrl={imgUrl} width="52px" />
            <div className={styles.facts}>
              <Link to={bibAddress(id)} className={styles.title}>
                {title}
              </Link>
              <span className="muted small">{factLine(author, publishYear)}</span>
              {about.length > 0 && (
                <span className="muted small">
                  {t('similar.about')} {factLine(...about)}
                </span>
              )}
            </div>
          </li>
        ))}
      </Card>
    </section>
  );
}
