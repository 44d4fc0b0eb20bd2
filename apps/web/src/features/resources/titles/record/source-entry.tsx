import type { TitleDetail, TitleSource } from '@lectern/contracts/resources/titles/title';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReportLink } from '../../../../components/eresources/report-link.tsx';
import type { OpeningBehaviour } from '../../../../components/eresources/use-behaviour.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { coverageWords, todayWords } from '../coverage/coverage-words.ts';
import { SourcePills } from '../opening/source-pills.tsx';
import { useTitleAddresses } from '../title-addresses.ts';
import { SourceWay } from './source-way.tsx';
import styles from './sources.module.css';

/** A database that has a title: what of it is online there, and the way in. */
export function SourceEntry({
  title,
  source,
  behaviour,
}: {
  readonly title: Pick<TitleDetail, 'id' | 'name'>;
  readonly source: TitleSource;
  readonly behaviour: OpeningBehaviour;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const addresses = useTitleAddresses();
  const coverage = coverageWords(t, format, source);
  const today = todayWords(t, format, source);
  return (
    <li className={styles.source}>
      <div className={styles.about}>
        <h3>
          <Link to={addresses.database(source.eresourceId)} dir="auto">
            {source.eresourceName}
          </Link>
          <SourcePills source={source} />
        </h3>
        {coverage && <p className="num">{coverage}</p>}
        {today && <p className="muted small num">{today}</p>}
        {source.note && (
          <p className="muted small" dir="auto">
            {source.note}
          </p>
        )}
        {source.canOpen ? (
          <p className={styles.report}>
            <ReportLink eCollectionId={source.eresourceId} titleId={title.id} name={source.eresourceName} />
          </p>
        ) : (
          <p className="muted small">{t('sources.named')}</p>
        )}
      </div>
      {source.canOpen && <SourceWay title={title} source={source} behaviour={behaviour} />}
    </li>
  );
}
