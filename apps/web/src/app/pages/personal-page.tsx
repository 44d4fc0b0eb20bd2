import { PersonalPage } from '../../features/shelf/personal/pages/personal-page.tsx';
import { useLeave } from '../shell/use-leave.ts';
import { SECTION_CONTENTS } from './section-contents.tsx';

/** /personalCenter: the reader's own pages. */
export default function ReaderPage() {
  return <PersonalPage contents={SECTION_CONTENTS} onLeave={useLeave()} />;
}
