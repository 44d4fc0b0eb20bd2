import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { getPushKey } from '@lectern/contracts/talk/messages/get-push-key';
import { subscribeBrowser } from '@lectern/contracts/talk/messages/subscribe-browser';
import { unsubscribeBrowser } from '@lectern/contracts/talk/messages/unsubscribe-browser';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../choices.module.css';
import {
  type BrowserState,
  readBrowserState,
  subscribeThisBrowser,
  unsubscribeThisBrowser,
} from '../this-browser.ts';

/** Lets this browser show messages, or not. Nothing where the library cannot send them. */
export function ThisBrowserSwitch() {
  const { t } = useTranslation('messages');
  const [state, setState] = useState<BrowserState>();
  const [busy, setBusy] = useState(false);
  const { data: key } = useCall(getPushKey, {}, { staleMs: Number.POSITIVE_INFINITY });
  const subscribe = useAction(subscribeBrowser, { invalidates: [getMessageChoices] });
  const unsubscribe = useAction(unsubscribeBrowser, { invalidates: [getMessageChoices] });
  useEffect(() => {
    void readBrowserState().then(setState);
  }, []);
  const publicKey = key?.publicKey;
  if (!publicKey || !state) return null;

  async function turnOn(): Promise<void> {
    const address = await subscribeThisBrowser(publicKey ?? '');
    if (!address) return;
    try {
      await subscribe.run(address);
    } catch (error) {
      await unsubscribeThisBrowser();
      throw error;
    }
  }

  async function turnOff(): Promise<void> {
    const endpoint = await unsubscribeThisBrowser();
    if (endpoint) await unsubscribe.run({ endpoint });
  }

  async function change(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch {
      showToast('bad', t('browser.failed'));
    }
    setState(await readBrowserState());
    setBusy(false);
  }

  return (
    <div className={styles.browser}>
      <h3>{t('browser.heading')}</h3>
      <p className="muted">{t(`browser.states.${state}`)}</p>
      {state === 'off' && (
        <Button busy={busy} icon={<Bell size={18} aria-hidden />} onClick={() => void change(turnOn)}>
          {t('browser.turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button busy={busy} icon={<BellOff size={18} aria-hidden />} onClick={() => void change(turnOff)}>
          {t('browser.turnOff')}
        </Button>
      )}
    </div>
  );
}
