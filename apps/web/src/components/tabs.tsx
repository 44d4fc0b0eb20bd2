import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormat } from '../lib/use-format.ts';
import { useMedia } from '../lib/use-media.ts';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';
import { useFadedEdges } from './use-faded-edges.ts';

/** Where the styles set `many` tabs in a column. */
const WIDE = '(min-width: 1200px)';

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly count?: number;
}

/**
 * Tabs with one panel (WAI-ARIA tabs pattern: arrow keys move and choose). The child is the content of the panel. With fewer than two
 * tabs the child is shown alone, in the same place. `many` tabs stand in a column beside the panel if the page is wide, and in rows of
 * framed tabs if it is not.
 */
export function Tabs<Key extends string>({
  label,
  items,
  active,
  onChange,
  many = false,
  children,
}: {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly active: Key;
  readonly onChange: (key: Key) => void;
  readonly many?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const format = useFormat();
  const isColumn = useMedia(WIDE) && many;
  useFadedEdges(list, items.length);
  // On a phone the row of tabs is wider than the screen. Only the row scrolls, and not the page.
  const chosen = items.findIndex((item) => item.key === active);
  useEffect(() => {
    const tab = list.current?.children[chosen];
    if (list.current && tab instanceof HTMLElement) {
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [chosen]);

  function move(event: KeyboardEvent) {
    const [back, on] = isColumn ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    const step = { [on]: 1, [back]: -1, Home: -items.length, End: items.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const wrapped = (chosen + step + items.length) % items.length;
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? items.length - 1 : wrapped;
    onChange(items[next]!.key);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  }

  const several = items.length > 1;
  return (
    <div className={classNames(several && many && styles.many)}>
      {several ? (
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={isColumn ? 'vertical' : 'horizontal'}
          className={styles.tabs}
          onKeyDown={move}
        >
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="tab"
              id={`${id}-${item.key}`}
              aria-selected={item.key === active}
              aria-controls={`${id}-panel`}
              tabIndex={item.key === active ? 0 : -1}
              className={styles.tab}
              onClick={() => onChange(item.key)}
            >
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{format.number(item.count)}</span>}
            </button>
          ))}
        </div>
      ) : (
        <div className={styles.place} />
      )}
      <div
        {...(several && {
          role: 'tabpanel',
          id: `${id}-panel`,
          'aria-labelledby': `${id}-${active}`,
          className: styles.panel,
        })}
      >
        {children}
      </div>
    </div>
  );
}
