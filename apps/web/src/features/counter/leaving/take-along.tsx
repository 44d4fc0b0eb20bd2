import { exportOwnData } from '@lectern/contracts/people/account/export-own-data';
import { exportFavourites } from '@lectern/contracts/shelf/favourites/export-favourites';
import { listFolders } from '@lectern/contracts/shelf/favourites/list-folders';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { api } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './leaving.module.css';

/** What a reader who leaves may want to take along, as it is erased with the account: favourites, and all that is kept about them. */
export function TakeAlong() {
  const { t } = useTranslation('leaving');
  const format = useFormat();
  const errorText = useErrorText();
  const { data: folders } = useCall(listFolders, {});
  const count = (folders ?? []).reduce((sum, folder) => sum + folder.count, 0);
  const onSuccess = () => showToast('ok', t('along.saved'));
  const favourites = useMutation({
    mutationFn: async () => saveFile(await api.download(exportFavourites, { format: 'csv' })),
    onSuccess,
  });
  const all = useMutation({
    mutationFn: async () => saveFile(await api.download(exportOwnData, {})),
    onSuccess,
  });
  const error = favourites.error ?? all.error;
  const icon = <Download size={16} aria-hidden />;
  return (
    <section aria-labelledby="along" className={styles.section}>
      <SectionHeading id="along">{t('along.heading')}</SectionHeading>
      <Card padded className={styles.along}>
        <p>{t('along.hint')}</p>
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        <div className={styles.ways}>
          {count > 0 && (
            <Button icon={icon} busy={favourites.isPending} onClick={() => favourites.mutate()}>
              {t('along.favourites', { count, number: format.number(count) })}
            </Button>
          )}
          <Button icon={icon} busy={all.isPending} onClick={() => all.mutate()}>
            {t('along.all')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
