import type { AskedView } from '@lectern/contracts/lending/requests/asked-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnterCode } from './enter-code.tsx';
import { GiveCopy } from './give-copy.tsx';
import { WaitForReceipt } from './wait-for-receipt.tsx';

/** The holder hands a copy over: the code that the asker shows, the barcode of the copy, and then the asker's confirmation. */
export function HandOver({ asked, onClose }: { readonly asked: AskedView; readonly onClose: () => void }) {
  const { t } = useTranslation('hand-over');
  const [now, setNow] = useState(asked);
  const title = t('give.title', { title: asked.title });
  if (now.operationType === 'awaiting_return') return <WaitForReceipt asked={now} onClose={onClose} />;
  if (now.codeEntered) return <GiveCopy title={title} asked={now} onGiven={setNow} onClose={onClose} />;
  return <EnterCode title={title} asked={now} onEntered={setNow} onClose={onClose} />;
}
