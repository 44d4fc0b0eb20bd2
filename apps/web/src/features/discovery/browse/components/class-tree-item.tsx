import { browseClasses } from '@lectern/contracts/discovery/browse/browse-classes';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { ChevronRight } from 'lucide-react';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './class-tree.module.css';

export type ClassLevel = OutputOf<(typeof browseClasses)['output']>;

const STALE_MS = 60_000;

/** What every item needs from its tree. */
export interface TreeState {
  readonly id: string;
  readonly selected: string;
  /** The notation of the one item that the Tab key reaches. */
  readonly tabStop: string;
  readonly isOpen: (notation: string) => boolean;
  readonly onFocus: (notation: string) => void;
}

/** One class and, if it is open, the classes below it. If loading these failed, opening it again repeats the call. */
export function ClassTreeItem({
  node,
  level,
  tree,
}: {
  readonly node: ClassLevel['classificaList'][number];
  readonly level: number;
  readonly tree: TreeState;
}) {
  const format = useFormat();
  const errorText = useErrorText();
  const open = node.hasChildren && tree.isOpen(node.code);
  const children = useCall(browseClasses, { kindNo: node.code }, { enabled: open, staleMs: STALE_MS });
  const labelId = `${tree.id}-${node.code}`;
  return (
    <div
      role="treeitem"
      data-notation={node.code}
      aria-labelledby={labelId}
      aria-level={level}
      aria-selected={node.code === tree.selected}
      aria-expanded={node.hasChildren ? open : undefined}
      aria-busy={open && children.isPending ? true : undefined}
      tabIndex={node.code === tree.tabStop ? 0 : -1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) tree.onFocus(node.code);
      }}
    >
      <div className={styles.row}>
        <span className={styles.twist} data-twist data-open={open || undefined}>
          {node.hasChildren && <ChevronRight size={16} aria-hidden />}
        </span>
        <span id={labelId} className={styles.label}>
          <span className={styles.notation}>{node.notation}</span> {node.name}
          {'\u00a0'}
          <span className={`${styles.count} num`}>{format.number(node.count)}</span>
        </span>
      </div>
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: the tree pattern has this role for a branch; a fieldset is a form's
        <div role="group" className={styles.group}>
          {children.error && <div className={styles.row}>{errorText(children.error)}</div>}
          {children.isPending ? (
            <div className={styles.row}>
              <Skeleton width="70%" />
            </div>
          ) : (
            children.data?.classificaList.map((child) => (
              <ClassTreeItem key={child.code} node={child} level={level + 1} tree={tree} />
            ))
          )}
        </div>
      )}
    </div>
  );
}
