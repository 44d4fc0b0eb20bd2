import { LANGUAGES, type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { getGroupCode } from '@lectern/contracts/people/tenant/get-group-code';
import { getMenuList } from '@lectern/contracts/people/tenant/get-menu-list';
import type { PageStart } from '@lectern/contracts/people/tenant/page-start';
import { textsIn } from '@lectern/contracts/people/tenant/tenant-texts';
import { themeOf } from '@lectern/rules/theme/theme';
import { api } from '../../lib/api.ts';
import { keepGroupCode } from '../../lib/group-code.ts';
import { startI18n } from '../../lib/i18n.ts';
import { throwAway } from '../../lib/kept/kept-page.ts';
import { chosenLanguage, currentLanguage, languageFor, setCurrentLanguage } from '../../lib/language.ts';
import { openLogin } from '../../lib/login-prompt.ts';
import { loseSession } from '../../lib/lose-session.ts';
import { queryClient } from '../../lib/query-client.ts';
import { shareSession } from '../../lib/session-sharing.ts';
import {
  adoptSession,
  forgetSession,
  lastSessionEnd,
  type SessionEnd,
  session,
} from '../../lib/session-store.ts';
import { localStore, mappingPath } from '../../lib/storage.ts';
import type { Tenant } from '../../lib/tenant.ts';
import { callKey } from '../../lib/use-call.ts';
import { watchWindow } from '../../lib/window-closing.ts';
import { applyTheme } from '../../theme/apply-theme.ts';
import { currentColourMode } from '../../theme/colour-mode.ts';

/** Starts a page of readers: shares their session between tabs, and finds the tenant. */
export async function startPage(start: PageStart | undefined, firstWords: string): Promise<Tenant> {
  shareSession(new BroadcastChannel(`lectern:${mappingPath}`), {
    ...session,
    adopt: adoptSession,
    forget: forgetOfOtherTab,
    lastEnd: lastSessionEnd,
  });
  watchWindow();
  return startTenant(start, firstWords);
}

/** The session ended in another tab: what was typed here is kept, or goes too if its reader signed out there. */
function forgetOfOtherTab(end: SessionEnd): void {
  if (end === 'lost') {
    if (loseSession()) openLogin('expired');
  } else {
    throwAway();
    forgetSession();
  }
}

/** Finds the tenant of this address, its language and its colours: what must be known before anything is drawn. */
export async function startTenant(start: PageStart | undefined, firstWords: string): Promise<Tenant> {
  // Of a page that the server filled it is no guess: applyFirstLook has set it.
  const guess = currentLanguage();
  // The words of the likely language are loaded while the server is asked for the tenant.
  const words = startI18n(guess, firstWords);
  try {
    const { group, settings } = start ? fromPage(start, guess) : await fromServer();
    localStore.write('findConfig', settings);
    applyTheme(themeOf(settings, currentColourMode()));
    await words;
    const language = start ? guess : languageFor(chosenLanguage(), group);
    const named = language === guess ? { group, settings } : await inLanguage(language);
    queryClient.setQueryData(callKey(getGroupCode, { mappingPath }, language, undefined), named.group);
    queryClient.setQueryData(callKey(getFindConfig, {}, language, undefined), named.settings);
    const { groupCode, name, languages } = named.group;
    return { groupCode, name, languages, settings: named.settings };
  } catch (error) {
    await words.then(() => (chosenLanguage() ? undefined : switchWords(deviceLanguage())));
    throw error;
  }
}

function fromPage(start: PageStart, language: Language) {
  queryClient.setQueryData(callKey(getMenuList, {}, language, undefined), start.menu);
  const { defaultLanguage } = start.group;
  return {
    group: { ...start.group, name: nameIn(start.names, language, defaultLanguage) },
    settings: { ...start.settings, ...textsIn(start.texts, language, defaultLanguage) },
  };
}

async function fromServer() {
  // One after the other: every call but this one is sent with the group code.
  const group = await api.call(getGroupCode, { mappingPath });
  keepGroupCode(group.groupCode);
  return { group, settings: await api.call(getFindConfig, {}) };
}

/** The language is not the one that was guessed: loads words, name and texts again in that language. */
async function inLanguage(language: Language) {
  setCurrentLanguage(language);
  const [answer] = await Promise.all([fromServer(), switchWords(language)]);
  return answer;
}

async function switchWords(language: Language): Promise<void> {
  const { default: i18next } = await import('i18next');
  await i18next.changeLanguage(language);
  setCurrentLanguage(language);
}

/** The language of an error message when the tenant is not known. */
function deviceLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language.slice(0, 2) === wanted[0]) ?? 'en-US';
}
