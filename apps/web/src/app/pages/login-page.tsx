import { LoginPage } from '../../features/login/pages/login-page.tsx';
import { LanguageMenu } from '../shell/language-menu.tsx';
import { Logo } from '../shell/logo.tsx';

/** /login, without the shell around it. */
export function Component() {
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
