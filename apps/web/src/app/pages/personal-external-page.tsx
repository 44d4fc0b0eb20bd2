import { useTranslation } from 'react-i18next';
import { NotYet } from '../../features/people/login/entry/not-yet.tsx';
import { ExternalSectionPage } from '../../features/shelf/personal/pages/external-section-page.tsx';
import { entryOfKey } from '../../lib/personal-menu.ts';
import { SECTION_CONTENTS } from './section-contents.tsx';

/** /personalExternal/{number}: a section of the reader's pages within another system. */
export default function PersonalExternalPage() {
  return <ExternalSectionPage contents={SECTION_CONTENTS} notYet={(id) => <NoSection id={id} />} />;
}

function NoSection({ id }: { readonly id: string }) {
  const { t } = useTranslation('components');
  const { t: entryWords } = useTranslation('entry');
  const name = entryOfKey(id);
  return <NotYet page={name ? t(`personalMenu.${name}`) : entryWords('pages.other')} />;
}
