import { getMenuChoice } from '@lectern/contracts/shelf/personal-menu/get-menu-choice';
import type { MenuChoice } from '@lectern/contracts/shelf/personal-menu/menu-choice';
import { useEffect } from 'react';
import { sessionStore } from './storage.ts';
import { useCall } from './use-call.ts';

const UNCHANGED: MenuChoice = { order: [], hidden: [] };

/** How the signed-in reader arranged the menu of the personal centre; until the answer is there, as this tab knew it last. */
export function useMenuChoice(): MenuChoice {
  const { data } = useCall(getMenuChoice, {}, { staleMs: 10 * 60_000 });
  useEffect(() => {
    if (data) sessionStore.write('menuChoice', data);
  }, [data]);
  return data ?? sessionStore.read('menuChoice') ?? UNCHANGED;
}
