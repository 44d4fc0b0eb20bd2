import type { Language } from '@lectern/contracts/kernel/languages';
import { getReaderSetting } from '@lectern/contracts/people/account/get-reader-setting';
import { updateReaderSetting } from '@lectern/contracts/people/account/update-reader-setting';
import { useEffect } from 'react';
import { api } from './api.ts';
import { changeLanguage } from './i18n.ts';
import { chosenLanguage, knownLanguage } from './language.ts';
import { queryClient } from './query-client.ts';
import { session } from './session-store.ts';
import { useTenant } from './tenant.ts';
import { useCall } from './use-call.ts';
import { useSession } from './use-session.ts';

/** Changes the language of the page. If a reader is signed in, it is kept in the account too; if that fails, in this browser alone. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  if (!session.get()) return;
  await api.call(updateReaderSetting, { code: 'language', value: language }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: [getReaderSetting.path] });
}

/** After signing in, the page follows the language of the account, unless one was chosen in this browser. */
export function useAccountLanguage(): void {
  const { signedIn } = useSession();
  const { languages } = useTenant();
  const { data } = useCall(
    getReaderSetting,
    { code: 'language' },
    { enabled: signedIn && chosenLanguage() === undefined },
  );
  const kept = knownLanguage(data?.value);
  useEffect(() => {
    if (kept && languages.includes(kept) && chosenLanguage() === undefined) void changeLanguage(kept);
  }, [kept, languages]);
}
