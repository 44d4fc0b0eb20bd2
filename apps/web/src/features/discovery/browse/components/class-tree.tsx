import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../../lib/tenant.ts';
import { treeMove } from '../tree-keys.ts';
import styles from './class-tree.module.css';
import { type ClassLevel, ClassTreeItem } from './class-tree-item.tsx';

/** The tree of classes with the number of works of each (WAI-ARIA tree pattern). A level is loaded when it is opened. */
export function ClassTree({
  roots,
  selected,
  path,
  onSelect,
}: {
  readonly roots: ClassLevel['classificaList'];
  /** The class whose works are shown; empty if none is. */
  readonly selected: string;
  /** The classes above it, which are open unless the reader closed them. */
  readonly path: readonly string[];
  readonly onSelect: (notation: string) => void;
}) {
  const { t } = useTranslation('browse');
  const { classScheme } = useTenant().settings;
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [focused, setFocused] = useState('');
  const tree = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = (notation: string) =>
    choices.get(notation) ?? (path.includes(notation) || notation === selected);
  const setOpen = (notation: string, open: boolean) =>
    setChoices((before) => new Map(before).set(notation, open));

  /** The tree reads clicks and keys for all its items. */
  function itemOf(event: SyntheticEvent) {
    const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]');
    return { item, notation: item?.dataset.notation };
  }

  function onClick(event: MouseEvent) {
    const { item, notation } = itemOf(event);
    if (!item || notation === undefined) return;
    const twists = (event.target as HTMLElement).closest('[data-twist]') && item.ariaExpanded !== null;
    if (twists) setOpen(notation, item.ariaExpanded === 'false');
    else onSelect(notation);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { item, notation } = itemOf(event);
    if (!item || !tree.current || notation === undefined || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onSelect(notation);
    }
    const move = treeMove(event.key, item, tree.current);
    if (!move) return;
    event.preventDefault();
    if (move.open !== undefined) setOpen(notation, move.open);
    move.focus?.focus();
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t(`classes.tree.${classScheme}`)}
      className={styles.tree}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {roots.map((node) => (
        <ClassTreeItem
          key={node.code}
          node={node}
          level={1}
          tree={{
            id,
            selected,
            // The Tab key reaches one item: the one used last, else the selected one, else the first.
            tabStop: focused || (path[0] ?? selected) || (roots[0]?.code ?? ''),
            isOpen,
            onFocus: setFocused,
          }}
        />
      ))}
    </div>
  );
}
