import { connectWechatMessages } from '@lectern/contracts/talk/messages/connect-wechat-messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import type { EntryProof } from '../../../../lib/entry/read-entry.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../pages/login-page.module.css';

/** Asks on the phone, in WeChat, whether the messages of the reader who showed the code are to come there. */
export function ConnectWechat({
  proof: { code, state },
}: {
  readonly proof: Extract<EntryProof, { kind: 'wechat-messages' }>;
}) {
  const { t } = useTranslation('entry');
  const errorText = useErrorText();
  const connect = useAction(connectWechatMessages);
  if (connect.answer) return <Notice tone="info">{t('wechat.done')}</Notice>;
  return (
    <div className={styles.stack}>
      {connect.error && <Notice tone="bad">{errorText(connect.error)}</Notice>}
      <p>{t('wechat.ask')}</p>
      <p className="muted">{t('wechat.warning')}</p>
      <Button kind="primary" wide busy={connect.running} onClick={() => connect.start({ code, state })}>
        {t('wechat.connect')}
      </Button>
    </div>
  );
}
