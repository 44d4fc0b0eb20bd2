import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import type { FoundThings } from '../../../../lib/search/sources/use-things.ts';
import styles from './best-bets.module.css';
import { useResultParts } from './result-parts.ts';

/** The databases and journals that are called what was typed, above the hits of a search. */
export default function BestBets({ best }: { readonly best: FoundThings['best'] }) {
  const { t } = useTranslation('search');
  const { BestEresource, BestTitle } = useResultParts();
  return (
    <section aria-label={t('beside.best')} className={styles.best}>
      <Card as="ul" className={styles.list}>
        {best.map(({ kind, id }) => (
          <Suspense key={`${kind}/${id}`}>
            {kind === 'eresource' && <BestEresource id={id} />}
            {kind === 'title' && <BestTitle id={id} />}
          </Suspense>
        ))}
      </Card>
    </section>
  );
}
