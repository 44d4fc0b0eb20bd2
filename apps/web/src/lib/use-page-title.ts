import { useEffect } from 'react';
import { useTenant } from './tenant.ts';

/**
 * Names the page in the window's title, in the language of the page: "Borrowing · Qiming Library". Undefined: another part of the page
 * does.
 */
export function usePageTitle(title: string | undefined): void {
  const { name } = useTenant();
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
