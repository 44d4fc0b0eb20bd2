import { cssVariablesOf, type Theme } from '@lectern/rules/theme/theme';

/** Puts a theme on the page: custom properties, the browser's own controls, the phone's status bar, "black and white". */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(cssVariablesOf(theme))) root.style.setProperty(name, value);
  root.style.colorScheme = theme.mode;
  root.dataset.mode = theme.mode;
  root.classList.toggle('grey', theme.grey);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.nav);
}
