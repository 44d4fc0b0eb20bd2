import { ApiError } from '@lectern/contracts/kernel/client';
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import type { ResourceEvent } from '@lectern/contracts/shelf/activity/events';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../../lib/caller.ts';
import { showToast } from '../../lib/toasts.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useSession } from '../../lib/use-session.ts';
import { leaveFor } from '../../lib/window-closing.ts';
import type { OpeningBehaviour } from './use-behaviour.ts';

/** How something is opened that a database leads to: the database itself, or a title in it. */
export interface OpeningWay<Wish> {
  /** Asks which entrance is open now. */
  readonly choose: (wish: Wish | undefined) => Promise<ChosenEntrance>;
  /** What is counted when it was opened. */
  readonly counts: readonly { readonly event: ResourceEvent; readonly recordId: string }[];
}

export interface Opening<Wish> {
  readonly isOpening: boolean;
  /** Why the last one was not opened. */
  readonly closed: ChosenEntrance | undefined;
  /** Where the last one led that was opened. */
  readonly opened: ChosenEntrance | undefined;
  readonly forget: () => void;
  /** To be called where the reader presses something. Without a wish by the first open entrance. */
  readonly open: (wish?: Wish) => void;
}

/**
 * Opens a database or a title in it: asks which entrance is open now, counts the use, and goes there. A window is opened before the
 * question, because browsers allow it only at the press.
 */
export function useOpening<Wish>(
  { choose, counts }: OpeningWay<Wish>,
  behaviour: OpeningBehaviour,
): Opening<Wish> {
  const { t } = useTranslation('eresources');
  const { client } = useCaller();
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const [isOpening, setIsOpening] = useState(false);
  const [closed, setClosed] = useState<ChosenEntrance>();
  const [opened, setOpened] = useState<ChosenEntrance>();

  async function go(wish: Wish | undefined) {
    const tab = behaviour.opensWindow ? window.open('', '_blank') : null;
    setIsOpening(true);
    setOpened(undefined);
    try {
      const chosen = await choose(wish);
      if (!chosen.isOpen) {
        tab?.close();
        setClosed(chosen);
      } else if (isWebAddress(chosen.url)) {
        // Nobody waits for the counts, and nobody is told if they fail. They must arrive although this page may be left.
        for (const input of counts)
          void client.call(logDatabase, input, { keepalive: true }).catch(() => undefined);
        setOpened(chosen);
        leave(tab, chosen.url);
      } else {
        tab?.close();
        showToast('bad', t('open.leadsNowhere'));
      }
    } catch (error) {
      tab?.close();
      if (!(error instanceof ApiError)) throw error;
      showToast('bad', errorText(error));
    } finally {
      setIsOpening(false);
    }
  }

  return {
    isOpening,
    closed,
    opened,
    forget: () => setClosed(undefined),
    open: (wish) => {
      if (behaviour.signInFirst && !signedIn) openLogin('needed');
      else void go(wish);
    },
  };
}

/** Goes there in the window that was opened; in this one if there is none, or the browser opened none. */
function leave(tab: Window | null, url: string): void {
  if (!tab) {
    leaveFor(url);
    return;
  }
  // A page of another site must not reach this one.
  tab.opener = null;
  tab.location.replace(url);
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
