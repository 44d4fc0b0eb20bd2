import type { EresourceDetail } from '@lectern/contracts/resources/databases/eresource';
import { useTranslation } from 'react-i18next';
import styles from '../../../../components/eresources/record-page.module.css';
import { Notice } from '../../../../components/notice.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { FileList } from './file-list.tsx';

/** What the library says about a database: when it does not work, what it is, how it is used, and its files. */
export function DatabaseTexts({
  eresource: { outages, introduction, guide, files },
}: {
  readonly eresource: Pick<EresourceDetail, 'outages' | 'introduction' | 'guide' | 'files'>;
}) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  return (
    <>
      {outages.map(({ from, to, text }) => (
        <Notice key={`${from} ${to} ${text}`} tone="warn">
          <p>
            <b>
              {to
                ? t('outage.fromTo', { from: format.date(from), to: format.date(to) })
                : t('outage.from', { from: format.date(from) })}
            </b>
          </p>
          {text && (
            <p className={styles.lines} dir="auto">
              {text}
            </p>
          )}
        </Notice>
      ))}
      {introduction && (
        <section className={styles.part}>
          <h2>{t('about')}</h2>
          <p className={styles.lines} dir="auto">
            {introduction}
          </p>
        </section>
      )}
      {guide && (
        <section className={styles.part}>
          <h2>{t('guide')}</h2>
          <p className={styles.lines} dir="auto">
            {guide}
          </p>
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.part}>
          <h2>{t('files.title')}</h2>
          <FileList files={files} />
        </section>
      )}
    </>
  );
}
