import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  /** One primary action per row or form; `text` for the least of them. */
  readonly kind?: 'primary' | 'plain' | 'text' | 'danger';
  readonly size?: 'normal' | 'small';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Stays in the tab order, so that the reason (`title`, or words beside it) can be found. */
  readonly disabled?: boolean;
  /** Something is on its way: no second press. */
  readonly busy?: boolean;
}

/** A button. Where an action is not possible it is disabled, visible, and somebody says why. */
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
      onClick={off ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <LoaderCircle size={16} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A way to another page of this application that looks like a button. */
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
