import { beginWechatMessages } from '@lectern/contracts/talk/messages/begin-wechat-messages';
import { disconnectWechatMessages } from '@lectern/contracts/talk/messages/disconnect-wechat-messages';
import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from '../choices.module.css';
import { WechatCode } from './wechat-code.tsx';

/** Connects the reader's WeChat, or ends the connection. */
export function WechatSwitch({ isConnected }: { readonly isConnected: boolean }) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  const begin = useAction(beginWechatMessages);
  const disconnect = useAction(disconnectWechatMessages, {
    invalidates: [getMessageChoices],
    onDone: () => showToast('ok', t('wechat.disconnected')),
  });
  return (
    <div className={styles.browser}>
      <h3>{t('wechat.heading')}</h3>
      <p className="muted">{t(isConnected ? 'wechat.isOn' : 'wechat.isOff')}</p>
      {isConnected ? (
        <Button busy={disconnect.running} onClick={() => disconnect.start({})}>
          {t('wechat.disconnect')}
        </Button>
      ) : (
        <Button
          icon={<QrCode size={18} aria-hidden />}
          onClick={() => {
            begin.start({});
            setOpen(true);
          }}
        >
          {t('wechat.connect')}
        </Button>
      )}
      {isOpen && !isConnected && <WechatCode begin={begin} onClose={() => setOpen(false)} />}
    </div>
  );
}
