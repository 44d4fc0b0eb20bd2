import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { AddCardDialog } from './add-card-dialog.tsx';
import { CardCode } from './card-code.tsx';
import { CardLinks } from './card-links.tsx';
import styles from './elsewhere.module.css';
import { EverywhereLists } from './everywhere-lists.tsx';

/** What the reader has at all libraries together, the cards that were added for it, and who sees this card. */
export default function ElsewhereSection() {
  const { t } = useTranslation('cards-elsewhere');
  const cards = useCall(listCardsElsewhere, {}, { staleMs: 0 });
  const everywhere = useCall(showEverywhere, {}, { staleMs: 0 });
  const [isAdding, setIsAdding] = useState(false);
  const failed = [cards, everywhere].find(({ error }) => error);
  return (
    <section aria-labelledby="cards-elsewhere">
      <SectionHeading
        id="cards-elsewhere"
        aside={
          cards.data &&
          cards.data.libraries.length > 0 && (
            <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
              {t('add')}
            </Button>
          )
        }
      >
        {t('heading')}
      </SectionHeading>
      <p className={styles.words}>{t('explain')}</p>
      {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {(cards.isPending || everywhere.isPending) && (
        <Loading>
          <Skeleton width="100%" height="120px" radius="12px" />
        </Loading>
      )}
      {everywhere.data && <EverywhereLists libraries={everywhere.data.libraries} />}
      {cards.data && (
        <>
          <CardLinks side="cards" links={cards.data.cards} />
          {cards.data.shownTo.length > 0 && <CardLinks side="shownTo" links={cards.data.shownTo} />}
          {cards.data.libraries.length === 0 && <p className="muted">{t('noLibraries')}</p>}
          <CardCode />
        </>
      )}
      {isAdding && cards.data && (
        <AddCardDialog libraries={cards.data.libraries} onClose={() => setIsAdding(false)} />
      )}
    </section>
  );
}
