import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTenant } from '../../lib/tenant.ts';

/** A link to the library's help: its own address if it has named one, else the page /help. */
export function HelpLink({
  children,
  ...attributes
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly title?: string;
}) {
  const { helpUrl } = useTenant().settings;
  if (!helpUrl)
    return (
      <Link to="/help" {...attributes}>
        {children}
      </Link>
    );
  return (
    <a href={helpUrl} target="_blank" rel="noopener noreferrer" {...attributes}>
      {children}
    </a>
  );
}
