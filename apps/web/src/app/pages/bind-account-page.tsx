import { BindingPage } from '../../features/login/binding/binding-page.tsx';
import { BIND_ACCOUNT } from '../../features/login/binding/kinds.ts';
import { BareHeader } from './bare-header.tsx';

/** /bindAccount, without the shell around it. */
export default function BindAccountPage() {
  return <BindingPage kind={BIND_ACCOUNT} header={<BareHeader />} />;
}
