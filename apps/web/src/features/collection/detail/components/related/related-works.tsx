import { getRelMetadata } from '@lectern/contracts/discovery/related/get-rel-metadata';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../../components/card.tsx';
import { Cover } from '../../../../../components/cover.tsx';
import { SectionHeading } from '../../../../../components/section-heading.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../../lib/search-address.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import styles from './related-works.module.css';

const WORKS = 6;
const STALE_MS = 60_000;

/** Works that are related to a work, by reason; other editions have a tab of their own. Nothing until they are known, or without any. */
export default function RelatedWorks({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const { data } = useCall(getRelMetadata, { recordId, rows: WORKS }, { staleMs: STALE_MS });
  const reasons = data?.reasons.flatMap(({ reason, ...group }) =>
    reason === 'edition' ? [] : [{ reason, ...group }],
  );
  return reasons?.map(({ reason, name, works }) => (
    <section key={reason} aria-labelledby={`related-${reason}`} className={styles.related}>
      <SectionHeading id={`related-${reason}`}>{t(`related.${reason}`, { name })}</SectionHeading>
      <Card as="ul" className={styles.works}>
        {works.map(({ recordId: id, title, author, publishYear, imgUrl, about }) => (
          <li key={id}>
            <Cover recordId={id} title={title} author={author} imgUrl={imgUrl} width="52px" />
            <div className={styles.facts}>
              <Link to={bibAddress(id)} className={styles.title}>
                {title}
              </Link>
              <span className="muted small">{factLine(author, publishYear)}</span>
              {about.length > 0 && (
                <span className="muted small">
                  {reason === 'similar' && `${t('related.about')} `}
                  {factLine(...about)}
                </span>
              )}
            </div>
          </li>
        ))}
      </Card>
    </section>
  ));
}
