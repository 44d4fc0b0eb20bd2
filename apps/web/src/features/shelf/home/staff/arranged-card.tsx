import type { HomeCard } from '@lectern/contracts/shelf/home/home-cards';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { GridListItem, Button as HandleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import styles from './arranged-cards.module.css';

/** A card in the list that is arranged: a handle, a box for showing it, arrows. */
export function ArrangedCard({
  card,
  isShown,
  onShow,
  onUp,
  onDown,
}: {
  readonly card: HomeCard;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Undefined for the first and the last one. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}) {
  const { t } = useTranslation('home');
  const name = t(`staff.card.${card}`);
  return (
    <GridListItem id={card} textValue={name} className={styles.row ?? ''}>
      <HandleButton slot="drag" aria-label={t('staff.handle', { name })} className={styles.handle ?? ''}>
        <GripVertical size={20} aria-hidden />
      </HandleButton>
      <label className={styles.name}>
        <input
          type="checkbox"
          aria-label={t('staff.show', { name })}
          checked={isShown}
          onChange={({ target }) => onShow(target.checked)}
        />
        <span className={isShown ? undefined : 'muted'}>{name}</span>
      </label>
      <IconButton
        label={t('staff.up', { name })}
        icon={<ArrowUp size={17} aria-hidden />}
        aria-disabled={!onUp || undefined}
        onClick={onUp}
      />
      <IconButton
        label={t('staff.down', { name })}
        icon={<ArrowDown size={17} aria-hidden />}
        aria-disabled={!onDown || undefined}
        onClick={onDown}
      />
    </GridListItem>
  );
}
