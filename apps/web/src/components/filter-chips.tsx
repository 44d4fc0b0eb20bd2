import { X } from 'lucide-react';
import { focusMain } from '../lib/focus-main.ts';
import { classNames } from './class-names.ts';
import styles from './filter-chips.module.css';

/** A filter in use. */
export interface FilterChip {
  readonly key: string;
  readonly label: string;
  /** What its button does, in words. */
  readonly remove: string;
  readonly onRemove: () => void;
}

/** The filters in use, each with a press to take it away, and at the end one for all of them. */
export function FilterChips({
  label,
  chips,
  clear,
  className,
}: {
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** Undefined where there is nothing to take away at once. */
  readonly clear: { readonly label: string; readonly onClear: () => void } | undefined;
  readonly className?: string;
}) {
  return (
    <ul className={classNames(styles.chips, className)} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            data-chip
            aria-label={chip.remove}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              chip.onRemove();
            }}
          >
            {chip.label}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      {clear && (
        <li>
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              focusMain();
              clear.onClear();
            }}
          >
            {clear.label}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Called before a chip is removed. Moves the focus to the next chip, else to the one before it, else to the page. */
function focusNeighbour(chip: HTMLElement): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
  const at = chips.indexOf(chip);
  const beside = chips[at + 1] ?? chips[at - 1];
  if (beside) beside.focus();
  else focusMain();
}
