import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useSession } from '../../../../lib/use-session.ts';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { SectionMenu } from '../components/section-menu.tsx';
import { type SectionPath, sectionName } from '../section-address.ts';
import styles from './personal-page.module.css';

/** What each section shows. */
export type SectionContents = Readonly<Record<SectionPath, ComponentType<{ readonly patron: Patron }>>>;

/** The reader's own pages, one section at a time. */
export function PersonalPage({
  contents,
  onLeave,
}: {
  readonly contents: SectionContents;
  /** Signs the reader out. */
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('personal');
  const { user } = useSession();
  const { section = '' } = useParams();
  const patron = useCall(getPatron, {});
  // The route lets no other section through.
  const name = sectionName(section as SectionPath);
  const Content = contents[section as SectionPath];
  return (
    <div className={`wrap ${styles.grid}`}>
      <SectionMenu patron={patron.data} name={user?.name ?? patron.data?.name ?? ''} onLeave={onLeave} />
      <div className={styles.main}>
        {!patron.data && <h1 className="hidden-visually">{t(`sections.${name}`)}</h1>}
        {patron.error && <ErrorState error={patron.error} onRetry={() => void patron.refetch()} />}
        {patron.isPending && <ListSkeleton />}
        {patron.data && <Content patron={patron.data} />}
      </div>
    </div>
  );
}
