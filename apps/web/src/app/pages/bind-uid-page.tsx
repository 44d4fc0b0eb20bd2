import { BindingPage } from '../../features/people/login/binding/binding-page.tsx';
import { BIND_UID } from '../../features/people/login/binding/kinds.ts';
import { BareHeader } from './bare-header.tsx';

/** /bindUid, without the shell around it. */
export default function BindUidPage() {
  return <BindingPage kind={BIND_UID} header={<BareHeader />} />;
}
