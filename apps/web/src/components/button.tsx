import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** At most one `primary` per row or form; `text` for the least important. */
  readonly kind?: 'primary' | 'plain' | 'text' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** A disabled button stays in the tab order, so that the reason (`title`, or text beside it) can be found. */
  readonly disabled?: boolean;
  /** The action is running: the button cannot be pressed again. */
  readonly busy?: boolean;
}

/** A button. If its action is not possible, it is shown as disabled, and the page says why. */
export function Button({
  kind,
  size,
  wide,
  icon,
  disabled,
  busy,
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  const off = Boolean(disabled || busy);
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf({ kind, size, wide }), busy && styles.busy, className)}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      data-danger={kind === 'danger' || undefined}
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <LoaderCircle size={16} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A link to a page of this application that looks like a button. */
export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={classNames(lookOf({ kind, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}

/** The class of a button, for `<a href>` and the like. */
export function lookOf({ kind = 'plain', size, wide }: ButtonLook): string {
  return classNames(styles.button, styles[kind], size === 'small' && styles.small, wide && styles.wide);
}
