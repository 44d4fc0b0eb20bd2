import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { sessionStore } from '../../../../lib/storage.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { guaranteeNoticeKind } from '../guarantee.ts';
import { GuaranteeTables } from './guarantee-tables.tsx';

/** The notice about guarantees after signing in. Shown once for each reader in a session. */
export default function GuaranteeNotice() {
  const { t } = useTranslation('login');
  const { user } = useSession();
  const [seen, setSeen] = useState(() => sessionStore.read('guaranteeNoticeShown') ?? []);
  const shown = user === undefined || seen.includes(user.userId);
  const { data } = useCall(getGuaranteeDetail, {}, { enabled: !shown });
  if (shown || !data) return null;
  const kind = guaranteeNoticeKind(data);
  if (kind === 'none') return null;

  function close() {
    const now = [...seen, user!.userId];
    sessionStore.write('guaranteeNoticeShown', now);
    setSeen(now);
  }
  return (
    <Dialog
      title={t('guarantee.title')}
      width="867px"
      footer={
        <Button kind="primary" onClick={close}>
          {t('guarantee.known')}
        </Button>
      }
    >
      <p>{kind === 'alert' ? data.guaranteeUserAlert : t(`guarantee.${kind}`)}</p>
      {kind === 'unprocessed' && <GuaranteeTables detail={data} />}
    </Dialog>
  );
}
