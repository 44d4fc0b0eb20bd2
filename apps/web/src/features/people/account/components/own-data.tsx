import { exportOwnData } from '@lectern/contracts/people/account/export-own-data';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { api } from '../../../../lib/api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from './own-data.module.css';

/** All that is kept about the reader, as a file. */
export function OwnData() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const download = useMutation({
    mutationFn: async () => saveFile(await api.download(exportOwnData, {})),
    onSuccess: () => showToast('ok', t('ownData.downloaded')),
  });
  return (
    <section aria-labelledby="own-data">
      <SectionHeading id="own-data">{t('ownData.heading')}</SectionHeading>
      <Card padded className={styles.card}>
        <p>{t('ownData.hint')}</p>
        {download.error && <Notice tone="bad">{errorText(download.error)}</Notice>}
        <div>
          <Button
            icon={<Download size={16} aria-hidden />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('ownData.download')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
