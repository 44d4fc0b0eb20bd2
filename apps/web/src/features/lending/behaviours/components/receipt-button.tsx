import type { RawEndpoint, Schema } from '@lectern/contracts/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';

/** Saves a receipt as PDF, by the call of the reader or of the desk. */
export function ReceiptButton({
  contract,
  receiptNo,
}: {
  readonly contract: RawEndpoint<Schema<{ receiptNo: string }>, 'download'>;
  readonly receiptNo: string;
}) {
  const { t } = useTranslation('behaviours');
  const errorText = useErrorText();
  const { client } = useCaller();
  const download = useMutation({
    mutationFn: async () => saveFile(await client.download(contract, { receiptNo })),
    onError: (error) => showToast('bad', errorText(error)),
  });
  return (
    <Button
      icon={<FileText size={16} aria-hidden />}
      busy={download.isPending}
      aria-label={t('receipts.get', { number: receiptNo })}
      onClick={() => download.mutate()}
    >
      {t('receipts.one')}
    </Button>
  );
}
