import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { type ThemeSettings, themeOf } from '@lectern/rules/theme/theme';
import { chosenLanguage, languageOf, setCurrentLanguage } from '../../lib/language.ts';
import { localStore } from '../../lib/storage.ts';
import { applyTheme } from '../../theme/apply-theme.ts';
import { currentColourMode } from '../../theme/colour-mode.ts';

/** Sets the language and colours of the page before anything is drawn: those of the tenant, else those of the last visit. */
export function applyFirstLook(start: PageStart | undefined): void {
  if (start) setCurrentLanguage(languageOf(chosenLanguage(), start));
  const colours = start?.settings ?? lastColours();
  if (colours) applyTheme(themeOf(colours, currentColourMode()));
}

function lastColours(): ThemeSettings | undefined {
  const last = localStore.read('findConfig') as ThemeSettings | undefined;
  return last?.primaryColor && last.navBackColor && last.navTextColor ? last : undefined;
}
