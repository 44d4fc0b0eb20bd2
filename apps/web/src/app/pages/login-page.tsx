import { LoginPage } from '../../features/login/pages/login-page.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { Logo } from '../shell/logo.tsx';

/** /login, without the shell around it. */
export default function SignInPage() {
  return (
    <LoginPage
      header={
        <>
          <Logo />
          <LanguageMenu />
        </>
      }
    />
  );
}
