import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './skip-button.module.css';

/** Skips dozens of check boxes by keyboard. What holds it is positioned. */
export function SkipButton({
  onSkip,
  children,
}: {
  readonly onSkip: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button className={styles.skip} onClick={onSkip}>
      {children}
    </Button>
  );
}
