import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import { KEPT_KEYS, type MenuChoice } from '@lectern/contracts/shelf/personal-menu/menu-choice';
import { saveMenuChoice } from '@lectern/contracts/shelf/personal-menu/save-menu-choice';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { announce } from '../../../../lib/announcer.ts';
import type { Patron } from '../../../../lib/patron.ts';
import { inOrder, offeredEntries } from '../../../../lib/personal-menu.ts';
import { useTenant } from '../../../../lib/tenant.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { hasSection } from '../section-address.ts';
import styles from './arrange-menu.module.css';
import { ArrangedEntry } from './arranged-entry.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useDraggedRow } from './use-dragged-row.ts';

/** Lets readers put the menu of their pages in order and hide entries. Each change is kept at once. */
export function ArrangeMenu({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const stored = useCall(getMenuChoice, {});
  return (
    <section aria-labelledby="menu-heading">
      <SectionHeading id="menu-heading">{t('menu.heading')}</SectionHeading>
      {stored.error && <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />}
      {stored.isPending && <ListSkeleton />}
      {stored.data && <Arranged patron={patron} stored={stored.data} />}
    </section>
  );
}

function Arranged({ patron, stored }: { readonly patron: Patron; readonly stored: MenuChoice }) {
  const { t } = useTranslation('personal');
  const { t: words } = useTranslation('components');
  const { settings } = useTenant();
  const errorText = useErrorText();
  const [choice, setChoice] = useState(stored);
  const save = useAction(saveMenuChoice, {
    invalidates: [getMenuChoice],
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const offered = offeredEntries({
    settings,
    isExpert: patron.expertFlag,
    hasSection,
    hasPage: () => false,
  });
  const entries = inOrder(offered, choice.order);
  const keep = (next: MenuChoice) => {
    setChoice(next);
    save.start(next);
  };
  const ordered = (keys: readonly number[]) => ({ ...choice, order: [...keys] });
  const drag = useDraggedRow(
    entries.map(({ key }) => key),
    (keys) => setChoice(ordered(keys)),
    (keys) => keep(ordered(keys)),
  );

  function move(from: number, to: number) {
    const keys = entries.map(({ key }) => key);
    const [key] = keys.splice(from, 1);
    keys.splice(to, 0, key!);
    keep(ordered(keys));
    const name = words(`personalMenu.${entries[from]!.name}`);
    announce(t('menu.moved', { name, place: to + 1, count: keys.length }));
  }

  function show(key: number, isShown: boolean) {
    const others = choice.hidden.filter((one) => one !== key);
    keep({ ...choice, hidden: isShown ? others : [...others, key] });
  }

  const isChanged = choice.order.length > 0 || choice.hidden.length > 0;
  return (
    <>
      <p className="muted">{t('menu.hint')}</p>
      <Card as="ol" className={styles.list}>
        {entries.map((entry, at) => (
          <ArrangedEntry
            key={entry.key}
            entry={entry}
            isShown={!choice.hidden.includes(entry.key)}
            isKept={KEPT_KEYS.includes(entry.key)}
            onShow={(isShown) => show(entry.key, isShown)}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < entries.length - 1 ? () => move(at, at + 1) : undefined}
            drag={drag}
          />
        ))}
      </Card>
      <Button
        kind="text"
        icon={<RotateCcw size={16} aria-hidden />}
        disabled={!isChanged}
        onClick={() => {
          keep({ order: [], hidden: [] });
          announce(t('menu.isReset'));
        }}
      >
        {t('menu.reset')}
      </Button>
    </>
  );
}
