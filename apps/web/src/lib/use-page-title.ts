import { useEffect } from 'react';
import { useTenant } from './tenant.ts';

/** Names the page in the window's title, in the language of the page: "Borrowing · Qiming Library". */
export function usePageTitle(title: string): void {
  const { name } = useTenant();
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name;
  }, [title, name]);
}
