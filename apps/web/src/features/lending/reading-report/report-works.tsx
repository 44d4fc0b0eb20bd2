import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { bibAddress } from '../../../lib/search-address.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './reading-report.module.css';
import type { ReadingReport } from './report-figures.tsx';

/** The first and the last work of the year, the one kept longest, and the authors who were borrowed most. */
export function ReportWorks({
  report: { first, last, longest, authors },
}: {
  readonly report: ReadingReport;
}) {
  const { t } = useTranslation('reading-report');
  const format = useFormat();
  const works = [
    first && { ...first, label: t('first'), note: format.date(first.date) },
    last && last.date !== first?.date && { ...last, label: t('last'), note: format.date(last.date) },
    longest &&
      longest.days > 0 && { ...longest, label: t('longest'), note: t('days', { count: longest.days }) },
  ].filter((one) => one !== null && one !== false);
  return (
    <Card as="section" padded>
      <SectionHeading>{t('works')}</SectionHeading>
      <dl className={styles.works}>
        {works.map(({ label, recordId, title, author, note }) => (
          <div key={label}>
            <dt className="muted small">{label}</dt>
            <dd>
              <Link className="serif" to={bibAddress(recordId)}>
                {title}
              </Link>
              {author && <span className="muted small">{author}</span>}
              <span className="muted small num">{note}</span>
            </dd>
          </div>
        ))}
        {authors.length > 0 && (
          <div>
            <dt className="muted small">{t('authors')}</dt>
            <dd>{format.list(authors.map(({ name, loans }) => t('authorTimes', { name, count: loans })))}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
