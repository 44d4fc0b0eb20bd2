import { getHomeCards } from '@lectern/contracts/shelf/home/get-home-cards';
import type { ArrangedHome, HomeLayout } from '@lectern/contracts/shelf/home/home-cards';
import { putHomeCards } from '@lectern/contracts/shelf/home/put-home-cards';
import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { DropIndicator, GridList, I18nProvider, useDragAndDrop } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { announce } from '../../../../lib/announcer.ts';
import { useCaller } from '../../../../lib/caller.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { ArrangedCard } from './arranged-card.tsx';
import styles from './arranged-cards.module.css';

/** The cards in their order: moved by drag, by keyboard at the handle, or by arrows. Each change is kept at once. */
export function ArrangedCards({ arranged }: { readonly arranged: ArrangedHome }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const errorText = useErrorText();
  const { client } = useCaller();
  const [cards, setCards] = useState(arranged.cards);
  /** The arrangement that the library had when it last answered. */
  const known = useRef(arranged);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const put = useAction(putHomeCards, {
    invalidates: [getHomeCards],
    onDone: (answer) => {
      known.current = answer;
    },
    onRefused: (error) => {
      void showNow();
      showToast('bad', errorText(error));
    },
  });

  /** Somebody else has arranged them, or the library was not reached: what holds is shown. */
  async function showNow() {
    known.current = await client.call(getHomeCards, {}).catch(() => known.current);
    setCards(known.current.cards);
  }

  /** One after the other: the last order is the one that stays. */
  function send(next: HomeLayout) {
    const answer = sent.current.then(() =>
      put.run({ cards: next, version: known.current.version }).catch(() => undefined),
    );
    sent.current = answer;
    return answer;
  }

  function keep(next: HomeLayout, said: string) {
    setCards(next);
    void send(next);
    announce(said);
  }

  function move(from: number, to: number) {
    const next = cards.filter((_, at) => at !== from);
    next.splice(to, 0, cards[from]!);
    const name = t(`staff.card.${cards[from]!.card}`);
    keep(next, t('staff.moved', { name, place: to + 1, count: next.length }));
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropHere ?? ''} />,
    onReorder({ keys, target }) {
      const from = cards.findIndex(({ card }) => keys.has(card));
      const over = cards.findIndex(({ card }) => card === target.key);
      const next = target.dropPosition === 'after' ? over + 1 : over;
      move(from, next > from ? next - 1 : next);
    },
  });

  return (
    <>
      <p className="muted small">{t('staff.keys')}</p>
      <I18nProvider locale={language}>
        <GridList
          aria-label={t('staff.title')}
          className={styles.ordered ?? ''}
          items={cards.map((one, at) => ({ ...one, id: one.card, at }))}
          dragAndDropHooks={dragAndDropHooks}
          dependencies={[cards]}
        >
          {({ card, isShown, at }) => (
            <ArrangedCard
              card={card}
              isShown={isShown}
              onShow={(shown) =>
                keep(
                  cards.map((one) => (one.card === card ? { card, isShown: shown } : one)),
                  t(shown ? 'staff.isShown' : 'staff.isHidden', { name: t(`staff.card.${card}`) }),
                )
              }
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < cards.length - 1 ? () => move(at, at + 1) : undefined}
            />
          )}
        </GridList>
      </I18nProvider>
      <Button
        kind="text"
        icon={<RotateCcw size={16} aria-hidden />}
        onClick={() => {
          void send([]).then((answer) => answer && setCards(answer.cards));
          announce(t('staff.isReset'));
        }}
      >
        {t('staff.reset')}
      </Button>
    </>
  );
}
