import { BindingPage } from '../../features/people/login/binding/binding-page.tsx';
import { BIND_ACCOUNT } from '../../features/people/login/binding/kinds.ts';
import { BareHeader } from './bare-header.tsx';

/** /bindAccount, without the shell around it. */
export default function BindAccountPage() {
  return <BindingPage kind={BIND_ACCOUNT} header={<BareHeader />} />;
}
