import { ApiError } from '@lectern/contracts/kernel/client';
import { chooseEntrance } from '@lectern/contracts/resources/databases/choose-entrance';
import type { ChosenEntrance } from '@lectern/contracts/resources/databases/entrance';
import type { EresourceSummary } from '@lectern/contracts/resources/databases/eresource';
import { logDatabase } from '@lectern/contracts/shelf/activity/log-database';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaller } from '../../../../lib/caller.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { leaveFor } from '../../../../lib/window-closing.ts';
import type { OpeningBehaviour } from './use-behaviour.ts';

export type Openable = Pick<EresourceSummary, 'id' | 'name' | 'status'>;

export interface Opening {
  readonly isOpening: boolean;
  /** Why the last one was not opened. */
  readonly closed: ChosenEntrance | undefined;
  readonly forget: () => void;
  /** To be called where the reader presses something. With `entranceId` by this entrance, else by the first open one. */
  readonly open: (entranceId?: string) => void;
}

/**
 * Opens a database: asks which entrance is open now, counts the use, and goes there. A window is opened before the question, because
 * browsers allow it only at the press.
 */
export function useOpening({ id, status }: Openable, behaviour: OpeningBehaviour): Opening {
  const { t } = useTranslation('databases');
  const { client } = useCaller();
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const [isOpening, setIsOpening] = useState(false);
  const [closed, setClosed] = useState<ChosenEntrance>();

  async function go(entranceId: string | undefined) {
    const tab = behaviour.opensWindow ? window.open('', '_blank') : null;
    setIsOpening(true);
    try {
      const chosen = await client.call(chooseEntrance, { id, ...(entranceId && { entranceId }) });
      if (!chosen.isOpen) {
        tab?.close();
        setClosed(chosen);
      } else if (isWebAddress(chosen.url)) {
        const event = status === 'trial' ? 'openTrial' : 'openDatabase';
        // Nobody waits for the count, and nobody is told if it fails. It must arrive although this page may be left.
        void client.call(logDatabase, { event, recordId: id }, { keepalive: true }).catch(() => undefined);
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
    forget: () => setClosed(undefined),
    open: (entranceId) => {
      if (behaviour.signInFirst && !signedIn) openLogin('needed');
      else void go(entranceId);
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
