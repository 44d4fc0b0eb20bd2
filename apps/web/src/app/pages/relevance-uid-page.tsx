import { BindingPage } from '../../features/people/login/binding/binding-page.tsx';
import { RELEVANCE_UID } from '../../features/people/login/binding/kinds.ts';
import { BareHeader } from './bare-header.tsx';

/** /relevanceUid, without the shell around it. */
export default function RelevanceUidPage() {
  return <BindingPage kind={RELEVANCE_UID} header={<BareHeader />} />;
}
