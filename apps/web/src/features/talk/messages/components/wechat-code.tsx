import { getMessageChoices } from '@lectern/contracts/talk/messages/get-message-choices';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import type { Action } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../choices.module.css';

/** How often the page asks whether the phone has answered. */
const ASK_MS = 3000;

/** The code that the reader scans with WeChat. The phone answers the library, so the page asks the library. */
export function WechatCode({
  begin: { start, answer, error, running },
  onClose,
}: {
  readonly begin: Action<Record<string, never>, { readonly address: string; readonly img: string }>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  useCall(getMessageChoices, {}, { refetchMs: ASK_MS });
  return (
    <Dialog title={t('wechat.title')} width="400px" onClose={onClose}>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {running && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {answer && !running && <img className={styles.code} src={answer.img} alt={t('wechat.code')} />}
      <p>{t('wechat.hint')}</p>
      <div className={styles.codeWays}>
        <Button size="small" busy={running} onClick={() => start({})}>
          {t('wechat.another')}
        </Button>
        {answer && (
          <a href={answer.address} rel="noreferrer">
            {t('wechat.here')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
