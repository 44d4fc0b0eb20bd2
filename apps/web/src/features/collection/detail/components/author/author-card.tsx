import { getAuthorInfo } from '@lectern/contracts/discovery/authors/get-author-info';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../../components/card.tsx';
import { SectionHeading } from '../../../../../components/section-heading.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { authorAddress } from '../../author-address.ts';
import styles from './author.module.css';
import { AuthorFacts } from './author-facts.tsx';

const STALE_MS = 60_000;

/** The main creator of a record, with the way to all works. Nothing of somebody of whom the catalogue has this one work. */
export default function AuthorCard({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('detail');
  const format = useFormat();
  const { data } = useCall(getAuthorInfo, { recordId }, { staleMs: STALE_MS });
  if (!data || data.workCount < 2) return null;
  const all = t('author.all', { count: data.workCount, number: format.number(data.workCount) });
  return (
    <section aria-labelledby="record-author" className={styles.author}>
      <SectionHeading id="record-author" aside={<Link to={authorAddress({ recordId })}>{all}</Link>}>
        {data.kind === 'person' ? t('author.heading') : t('author.body')}
      </SectionHeading>
      <Card padded>
        <p className={styles.name}>
          <Link to={authorAddress({ recordId })}>{data.name}</Link>
          {data.dates && <span className="muted"> {data.dates}</span>}
        </p>
        <AuthorFacts author={data} />
      </Card>
    </section>
  );
}
