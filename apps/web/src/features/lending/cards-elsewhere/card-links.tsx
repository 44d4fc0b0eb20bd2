import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { endCardLink } from '@lectern/contracts/lending/cards-elsewhere/end-card-link';
import { listCardsElsewhere } from '@lectern/contracts/lending/cards-elsewhere/list-cards-elsewhere';
import { showEverywhere } from '@lectern/contracts/lending/cards-elsewhere/show-everywhere';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './elsewhere.module.css';

type Side = 'cards' | 'shownTo';
type Link = OutputOf<(typeof listCardsElsewhere)['output']>[Side][number];

/** The cards that the reader added, or the accounts that show this card; either can be ended. */
export function CardLinks({ side, links }: { readonly side: Side; readonly links: readonly Link[] }) {
  const { t } = useTranslation('cards-elsewhere');
  const errorText = useErrorText();
  const format = useFormat();
  const end = useAction(endCardLink, {
    invalidates: [listCardsElsewhere, showEverywhere],
    onDone: () => showToast('ok', t(side === 'cards' ? 'removed' : 'linkEnded')),
  });
  const day = (instant: string) => format.dayOf(instant);
  return (
    <div className={styles.part}>
      <h3>{t(side)}</h3>
      {side === 'shownTo' && <p className={styles.words}>{t('shownToExplain')}</p>}
      {links.length === 0 && <p className="muted">{t('noCards')}</p>}
      {end.error && <Notice tone="bad">{errorText(end.error)}</Notice>}
      {links.length > 0 && (
        <Card as="ul" className={styles.list}>
          {links.map(({ linkId, library, linkedAt, endedAt }) => (
            <li key={linkId} className={styles.row}>
              <div className={styles.about}>
                <p>{library.name}</p>
                <p className="muted small num">
                  {endedAt ? t('endedOn', { date: day(endedAt) }) : t('since', { date: day(linkedAt) })}
                </p>
              </div>
              {side === 'cards' && library.mappingPath !== '' && (
                <a href={`/${encodeURIComponent(library.mappingPath)}/`}>
                  {t('goThere')}
                  <span className="hidden-visually"> {library.name}</span>
                </a>
              )}
              <Button size="small" busy={end.running} onClick={() => end.start({ linkId })}>
                {t(side === 'cards' ? 'remove' : 'end')}
                <span className="hidden-visually"> {library.name}</span>
              </Button>
            </li>
          ))}
        </Card>
      )}
    </div>
  );
}
