import { listEresources } from '@lectern/contracts/resources/databases/list-eresources';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { EresourceRow } from '../list/eresource-row.tsx';
import styles from './best-bet.module.css';
import { isCalled } from './is-called.ts';

/** Among so many that have the words is the one that is called so. */
const ROWS = 10;
const LONGEST = 100;

/** The database that is called what was typed, above the hits of a search. Nothing if there is none. */
export default function BestBet({ keyWord }: { readonly keyWord: string }) {
  const { t } = useTranslation('databases');
  const behaviourOf = useBehaviourOf();
  const { data } = useCall(
    listEresources,
    { keyWord: keyWord.slice(0, LONGEST), rows: ROWS },
    { staleMs: 60_000 },
  );
  const best = data?.eresources.find((one) => isCalled(one, keyWord));
  if (!best) return null;
  return (
    <section aria-label={t('bestBet')} className={styles.best}>
      <Card as="ul" className={styles.list}>
        <EresourceRow
          eresource={best}
          columns={['docType', 'introduction']}
          behaviour={behaviourOf(best.id)}
        />
      </Card>
    </section>
  );
}
