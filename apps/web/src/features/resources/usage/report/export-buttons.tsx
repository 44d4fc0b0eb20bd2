import { exportUsage } from '@lectern/contracts/resources/usage/export-usage';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useCaller } from '../../../../lib/caller.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import styles from '../usage.module.css';
import type { UsageChoice } from './use-usage-choice.ts';

const FILES = [
  { what: 'months', format: 'csv' },
  { what: 'months', format: 'xlsx' },
  { what: 'things', format: 'csv' },
  { what: 'things', format: 'xlsx' },
] as const;

/** What is shown, as a file: the months, or the titles. */
export function ExportButtons({ choice: { asked, metrics } }: { readonly choice: UsageChoice }) {
  const { t } = useTranslation('usage');
  const errorText = useErrorText();
  const { client } = useCaller();
  const save = useMutation({
    mutationFn: async (file: (typeof FILES)[number]) =>
      saveFile(await client.download(exportUsage, { ...asked, ...file, metrics: [...metrics] })),
  });
  return (
    <section className={styles.section} aria-label={t('export')}>
      <div className={styles.choose}>
        {FILES.map((file) => (
          <Button
            key={`${file.what} ${file.format}`}
            size="small"
            icon={<Download size={16} aria-hidden />}
            busy={save.isPending && save.variables === file}
            onClick={() => save.mutate(file)}
          >
            {t(`files.${file.what}`, { format: file.format.toUpperCase() })}
          </Button>
        ))}
      </div>
      {save.error && <Notice tone="bad">{errorText(save.error)}</Notice>}
    </section>
  );
}
