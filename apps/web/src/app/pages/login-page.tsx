import { LoginPage } from '../../features/people/login/pages/login-page.tsx';
import { BareHeader } from './bare-header.tsx';

/** /login, without the shell around it. */
export default function SignInPage() {
  return <LoginPage header={<BareHeader />} />;
}
