import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../../components/icon-button.tsx';
import styles from '../staff.module.css';

/** One part of a list in a draft, such as an entrance, with the button that takes it out. */
export function DraftBox({
  title,
  moves,
  remove,
  onRemove,
  children,
}: {
  readonly title: string;
  /** Buttons for its place among the others. */
  readonly moves?: ReactNode;
  /** What the button does, in words. */
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.draft}>
      <legend>{title}</legend>
      <div className={styles.moves}>
        {moves}
        <IconButton label={remove} icon={<X size={16} aria-hidden />} onClick={onRemove} />
      </div>
      {children}
    </fieldset>
  );
}
