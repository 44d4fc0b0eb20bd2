/** What a key does in a tree (WAI-ARIA tree pattern): the item that gets the focus, and whether the current item opens or closes. */
export interface TreeMove {
  readonly focus?: HTMLElement;
  readonly open?: boolean;
}

/** What a key does at an item of a tree; undefined for keys that the tree does not use. */
export function treeMove(key: string, item: HTMLElement, tree: HTMLElement): TreeMove | undefined {
  const items = [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const at = items.indexOf(item);
  const expanded = item.getAttribute('aria-expanded');
  switch (key) {
    case 'ArrowDown':
      return focusOn(items[at + 1]);
    case 'ArrowUp':
      return focusOn(items[at - 1]);
    case 'Home':
      return focusOn(items[0]);
    case 'End':
      return focusOn(items.at(-1));
    case 'ArrowRight':
      if (expanded === 'false') return { open: true };
      return focusOn(
        expanded === 'true' ? (item.querySelector<HTMLElement>('[role=treeitem]') ?? undefined) : undefined,
      );
    case 'ArrowLeft':
      if (expanded === 'true') return { open: false };
      return focusOn(item.parentElement?.closest<HTMLElement>('[role=treeitem]') ?? undefined);
    default:
      return undefined;
  }
}

/** The key is the tree's but changes nothing. It must not scroll the page. */
function focusOn(focus: HTMLElement | undefined): TreeMove {
  return focus ? { focus } : {};
}
