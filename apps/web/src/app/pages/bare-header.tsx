import { LanguageMenu } from '../shell/language-menu.tsx';
import { Logo } from '../shell/logo.tsx';

/** The head of a page without the shell. */
export function BareHeader() {
  return (
    <>
      <Logo />
      <LanguageMenu />
    </>
  );
}
