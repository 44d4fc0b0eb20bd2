import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { entryOfKey } from '../../../../lib/personal-menu.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { hasSection, type SectionPath, sectionName } from '../section-address.ts';
import styles from './personal-page.module.css';
import type { SectionContents } from './personal-page.tsx';

/** One section of the reader's pages by its number, without the menu: for other systems that show it within their own pages. */
export function ExternalSectionPage({
  contents,
  notYet,
}: {
  readonly contents: SectionContents;
  /** What is shown for a number without a section. */
  readonly notYet: (id: string) => ReactNode;
}) {
  const { id = '' } = useParams();
  const name = entryOfKey(id);
  if (name === 'overview') return <Section section="" contents={contents} />;
  if (name === undefined || !hasSection(name)) return notYet(id);
  return <Section section={name} contents={contents} />;
}

function Section({
  section,
  contents,
}: {
  readonly section: SectionPath;
  readonly contents: SectionContents;
}) {
  const { t } = useTranslation('personal');
  const patron = useCall(getPatron, {});
  const title = t(`sections.${sectionName(section)}`);
  usePageTitle(title);
  const Content = contents[section];
  return (
    <div className={`wrap ${styles.main}`} style={{ paddingBlock: 24 }}>
      {!patron.data && <h1 className="hidden-visually">{title}</h1>}
      {patron.error && <ErrorState error={patron.error} onRetry={() => void patron.refetch()} />}
      {patron.isPending && <ListSkeleton />}
      {patron.data && <Content patron={patron.data} />}
    </div>
  );
}
