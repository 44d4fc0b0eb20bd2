import { type ReactNode, useEffect, useRef } from 'react';

/** A row of a queue. The marked one is kept in view. */
export function QueueRow({
  className,
  isMarked,
  onMark,
  children,
}: {
  readonly className: string | undefined;
  readonly isMarked: boolean;
  readonly onMark: () => void;
  readonly children: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    // A press may not mark yet: marking scrolls, and the button that was pressed would move away.
    // biome-ignore lint/a11y/useKeyWithClickEvents: J and K mark rows
    <li ref={row} className={className} aria-current={isMarked || undefined} onClick={onMark}>
      {children}
    </li>
  );
}
