import type { TitleDetail } from '@lectern/contracts/resources/titles/title';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { SourceEntry } from './source-entry.tsx';
import styles from './sources.module.css';

/** Where a title is online: each database with what it has, and the way in from where the reader is. */
export function SourceCard({
  title,
  children,
}: {
  readonly title: TitleDetail;
  /** What else can be done with the title. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('titles');
  const behaviourOf = useBehaviourOf();
  return (
    <Card as="section" padded className={styles.card} aria-labelledby="title-sources">
      <h2 id="title-sources">{t('sources.title')}</h2>
      <ul className={styles.sources}>
        {title.sources.map((source) => (
          <SourceEntry
            key={source.sourceId}
            title={title}
            source={source}
            behaviour={behaviourOf(source.eresourceId)}
          />
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </Card>
  );
}
