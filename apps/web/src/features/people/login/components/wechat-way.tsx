import { beginWechatSignIn } from '@lectern/contracts/people/identity/begin-wechat-sign-in';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { pages } from '../../../../lib/kept/kept-page.ts';
import { type Action, useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useExternalStore } from '../../../../lib/use-external-store.ts';
import { leaveFor, leaveForSignIn } from '../../../../lib/window-closing.ts';
import styles from './wechat-way.module.css';

/** Signing in by the QR code of WeChat, whose page is shown in a frame (specification 1, section 2, "Login modal"). */
export function WechatWay({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('login');
  const [open, setOpen] = useState(false);
  const isKept = useExternalStore(pages).kept !== undefined;
  const begin = useAction(beginWechatSignIn, {
    // The frame would lead this tab away, and with it what the tab keeps.
    onDone: ({ address }) => isKept && leaveForSignIn(address),
  });
  return (
    <>
      <Button
        wide
        icon={<QrCode size={18} aria-hidden />}
        onClick={() => {
          onOpen();
          begin.start({});
          setOpen(!isKept);
        }}
      >
        {t('wechat.way')}
      </Button>
      {isKept && <p className="muted">{t('inNewTab')}</p>}
      {open && <WechatDialog begin={begin} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The page of WeChat leads this tab back when the reader has confirmed on the phone. The code lives ten minutes. */
function WechatDialog({
  begin: { start, answer, error, running },
  onClose,
}: {
  readonly begin: Action<Record<string, never>, { readonly address: string }>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('login');
  const errorText = useErrorText();
  const address = answer?.address;
  return (
    <Dialog title={t('wechat.title')} width="400px" onClose={onClose}>
      <div className={styles.body}>
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {running && (
          <Loading>
            <Skeleton height="400px" radius="12px" />
          </Loading>
        )}
        {address && !running && (
          <iframe
            className={styles.frame}
            src={address}
            title={t('wechat.frame')}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation"
          />
        )}
        <p className="muted">{t('wechat.hint')}</p>
        <div className={styles.ways}>
          <Button kind="text" size="small" busy={running} onClick={() => start({})}>
            {t('wechat.another')}
          </Button>
          {address && (
            <Button kind="text" size="small" onClick={() => leaveFor(address)}>
              {t('wechat.asPage')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
