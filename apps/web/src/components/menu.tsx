import { Check, ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import { entryAfterKey, entryBeginning, letterCollector } from './menu-keys.ts';

/**
 * One entry: something to do (`run`), a page of ours (`to`), an address (`href`), a choice (`checked`), or a line between groups. With a
 * page or an address `run` is done beside opening it.
 */
export type MenuEntry =
  | { readonly separator: true; readonly key: string }
  | {
      readonly key: string;
      readonly label: string;
      readonly icon?: ReactNode;
      readonly run?: () => void;
      readonly to?: string;
      readonly href?: string;
      readonly newWindow?: boolean;
      /** It leads to the page that is shown. */
      readonly current?: boolean;
      readonly checked?: boolean;
      /** It stays in sight at the end of a list that scrolls. */
      readonly pinned?: boolean;
    };

export interface MenuProps {
  /** The name of the menu for screen readers. */
  readonly label: string;
  /** The content of the button. */
  readonly children: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly framed?: boolean;
  /** The edge at which list and button are aligned. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly withoutArrow?: boolean;
  /** The page that is shown is among the entries. */
  readonly current?: boolean;
}

/** A button with a list of things to do or choose (WAI-ARIA menu button pattern). */
export function Menu({
  label,
  children,
  entries,
  framed,
  align = 'end',
  className,
  withoutArrow,
  current,
}: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last'>();
  const [collect] = useState(letterCollector);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (open && list.current) moveIntoWindow(list.current);
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const items = itemsOf(root.current);
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true');
    (open === 'last' ? items.at(-1) : (chosen ?? items[0]))?.focus();
    const leave = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  function close() {
    setOpen(undefined);
    root.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
      return;
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(undefined);
    else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      // The space bar presses a button but not a link. In a menu both are entries.
      event.preventDefault();
      event.target.click();
    } else moveFocus(event);
  }

  function moveFocus(event: KeyboardEvent) {
    const items = itemsOf(root.current);
    const now = items.indexOf(document.activeElement as HTMLElement);
    const isLetter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = isLetter
      ? entryBeginning(
          collect(event.key, event.timeStamp),
          items.map(({ textContent }) => textContent),
          now,
        )
      : entryAfterKey(event.key, now, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the list inside
    <div className={classNames(styles.menu, className)} ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={classNames(styles.trigger, framed && styles.framed)}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open ? id : undefined}
        aria-current={current ? 'true' : undefined}
        aria-label={label}
        onClick={() => setOpen(open ? undefined : 'first')}
      >
        {children}
        {!withoutArrow && <ChevronDown size={15} aria-hidden />}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          // A long list scrolls: the keys of the scroll bar need something that can have the focus.
          tabIndex={0}
          className={classNames(styles.list, align === 'start' && styles.start)}
        >
          {entries.map((entry) =>
            'separator' in entry ? (
              <hr key={entry.key} className={styles.separator} />
            ) : (
              <Entry key={entry.key} entry={entry} onDone={close} />
            ),
          )}
        </div>
      )}
    </div>
  );
}

function Entry({
  entry,
  onDone,
}: {
  readonly entry: Exclude<MenuEntry, { separator: true }>;
  readonly onDone: () => void;
}) {
  const content = (
    <>
      {entry.icon}
      {entry.label}
      {entry.checked && <Check className={styles.tick} size={16} aria-hidden />}
    </>
  );
  const shared = {
    className: classNames(styles.item, entry.pinned && styles.pinned),
    tabIndex: -1,
    onClick: () => {
      onDone();
      entry.run?.();
    },
  };
  if (entry.to)
    return (
      <Link
        role="menuitem"
        to={entry.to}
        aria-current={entry.current ? 'page' : undefined}
        {...(entry.newWindow && { target: '_blank', rel: 'noopener' })}
        {...shared}
      >
        {content}
      </Link>
    );
  if (entry.href)
    return (
      <a
        role="menuitem"
        href={entry.href}
        {...(entry.newWindow && { target: '_blank', rel: 'noopener' })}
        {...shared}
      >
        {content}
      </a>
    );
  return (
    <button
      type="button"
      role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...(entry.checked !== undefined && { 'aria-checked': entry.checked })}
      {...shared}
    >
      {content}
    </button>
  );
}

/** Space between a list and the edge of the window, in CSS pixels. */
const MARGIN = 8;

/** Moves a list sideways if it would go beyond the window. */
function moveIntoWindow(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect();
  const beyond = Math.max(0, right + MARGIN - document.documentElement.clientWidth);
  list.style.translate = `${Math.max(-beyond, MARGIN - left)}px`;
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
