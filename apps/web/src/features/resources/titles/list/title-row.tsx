import type { TitleSummary } from '@lectern/contracts/resources/titles/title';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import page from '../../../../components/eresources/list-page.module.css';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { Pill } from '../../../../components/pill.tsx';
import { BETWEEN_FACTS, factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useTitleAddresses } from '../title-addresses.ts';
import { SourceLine } from './source-line.tsx';
import styles from './title-row.module.css';

/** So many databases of a title are named in a list; its page has all. */
const MOST_SOURCES = 3;

/** A title in a list: what it is, and what of it is online where. */
export function TitleRow({
  title,
  heading: Heading = 'h2',
  recordId,
}: {
  readonly title: TitleSummary;
  readonly heading?: 'h2' | 'h3';
  /** The record that the catalogue has of it. */
  readonly recordId?: string | undefined;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const addresses = useTitleAddresses();
  const behaviourOf = useBehaviourOf();
  const { id, name, kind, author, publisher, sources } = title;
  const numbers = [...new Set([title.printIssn, title.onlineIssn, title.printIsbn || title.onlineIsbn])];
  const about = factLine(author, publisher);
  const more = sources.length - MOST_SOURCES;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <Heading className={page.name}>
          <Link to={addresses.of(id)} dir="auto">
            {name}
          </Link>
        </Heading>
        <Pill>{t(`kind.${kind}`)}</Pill>
        {title.marks.map((mark) => (
          <Pill key={mark}>{t(`mark.${mark}`)}</Pill>
        ))}
      </div>
      <p className={`muted small num ${styles.facts}`} dir="auto">
        {about}
        {numbers.filter(Boolean).map((number, at) => (
          <Fragment key={number}>
            {(at > 0 || about !== '') && BETWEEN_FACTS}
            <span className={styles.number}>{number}</span>
          </Fragment>
        ))}
      </p>
      <ul className={styles.sources} aria-label={t('sourcesOf', { name })}>
        {sources.slice(0, MOST_SOURCES).map((source, at) => (
          <SourceLine
            key={source.sourceId}
            title={title}
            source={source}
            behaviour={behaviourOf(source.eresourceId)}
            isFirst={at === 0}
          />
        ))}
        {more > 0 && (
          <li>
            <Link to={addresses.of(id)}>
              {t('moreSources', { count: more, number: format.number(more) })}
            </Link>
          </li>
        )}
        {recordId !== undefined && (
          <li>
            <Link to={bibAddress(recordId)}>{t('inCatalogue')}</Link>
          </li>
        )}
      </ul>
    </li>
  );
}
