import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../components/class-names.ts';
import { IconButton } from '../../../../components/icon-button.tsx';
import { PersonalEntryIcon } from '../../../../components/personal-entry-icon.tsx';
import type { PersonalEntry } from '../../../../lib/personal-menu.ts';
import styles from './arrange-menu.module.css';
import type { DraggedRow } from './use-dragged-row.ts';

/** One entry of the menu that is arranged: a handle, a box for showing it, and arrows. */
export function ArrangedEntry({
  entry,
  isShown,
  isKept,
  onShow,
  onUp,
  onDown,
  drag,
}: {
  readonly entry: PersonalEntry;
  readonly isShown: boolean;
  /** It cannot be hidden. */
  readonly isKept: boolean;
  readonly onShow: (isShown: boolean) => void;
  /** Undefined for the first and the last one. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly drag: DraggedRow;
}) {
  const { t } = useTranslation('personal');
  const { t: words } = useTranslation('components');
  const name = words(`personalMenu.${entry.name}`);
  return (
    <li
      data-row={entry.key}
      className={classNames(
        styles.entry,
        !isShown && styles.hidden,
        drag.dragged === entry.key && styles.dragged,
      )}
    >
      <span className={styles.handle} title={t('menu.drag', { name })} {...drag.handle(entry.key)}>
        <GripVertical size={18} aria-hidden />
      </span>
      <label className={styles.name}>
        <input
          type="checkbox"
          aria-label={t('menu.show', { name })}
          checked={isShown}
          disabled={isKept}
          onChange={({ target }) => onShow(target.checked)}
        />
        <PersonalEntryIcon name={entry.name} size={18} />
        <span className={styles.words}>
          {name}
          {isKept && <span className="muted small">{t('menu.always')}</span>}
        </span>
      </label>
      <IconButton
        label={t('menu.up', { name })}
        icon={<ArrowUp size={17} aria-hidden />}
        aria-disabled={!onUp || undefined}
        onClick={onUp}
      />
      <IconButton
        label={t('menu.down', { name })}
        icon={<ArrowDown size={17} aria-hidden />}
        aria-disabled={!onDown || undefined}
        onClick={onDown}
      />
    </li>
  );
}
