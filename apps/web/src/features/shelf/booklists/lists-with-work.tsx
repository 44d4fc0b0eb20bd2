import { listsWithRecord } from '@lectern/contracts/shelf/booklists/lists-with-record';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useCall } from '../../../lib/use-call.ts';
import styles from './booklists.module.css';
import { ListCards } from './list-cards.tsx';

/** Open lists that have a work; nothing where there are none or they cannot be asked for. */
export default function ListsWithWork({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('booklists');
  const { data } = useCall(listsWithRecord, { recordId }, { ofReader: true });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.withWork}>
      <SectionHeading>{t('inLists')}</SectionHeading>
      <ListCards lists={data} />
    </section>
  );
}
