import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { formatMoney } from '@lectern/rules/money';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { escapedHtml } from './escaped-html.ts';
import { HELP_WORDS, type HelpWords } from './help-words.ts';

/** What the library can do, beside what its settings say. */
export interface HelpFacts {
  /** The library system takes requests. */
  readonly takesRequests: boolean;
  /** Readers can pay online. */
  readonly paysOnline: boolean;
}

/** The help page that the product writes: how to search, sign in, request, renew, pay and ask, as the library has set these up. HTML. */
export function helpPage({ settings }: Tenant, language: Language, facts: HelpFacts): string {
  const { public: shown, policy, names } = settings;
  const words = HELP_WORDS[language];
  const values: Readonly<Record<string, string>> = {
    library: escapedHtml(nameIn(names, language, shown.defaultLanguage)),
    days: `${policy.staySignedInDays}`,
    overdueDays: `${policy.renewalOverdueLimitDays}`,
    limit: formatMoney({ amount: policy.fineLimit, currency: policy.currency }, language),
    phone: escapedHtml(shown.consultationPhone),
    mail: escapedHtml(shown.librarianMailbox),
  };
  const says = (key: keyof HelpWords) =>
    words[key].replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  const hasPasswords = shown.normalLogin === '1';
  const part = (heading: keyof HelpWords, ...sentences: (keyof HelpWords | false)[]) => {
    const texts = sentences.filter((one) => one !== false).map((one) => `<p>${says(one)}</p>`);
    return `<h2>${says(heading)}</h2>\n${texts.join('\n')}`;
  };
  return [
    part('search', 'searchHow', 'found'),
    part(
      'signIn',
      hasPasswords && 'account',
      shown.unifieAuthen === '1' && 'unified',
      hasPasswords && shown.findPasswordFlag !== '0' && 'forgot',
      hasPasswords && policy.staySignedInDays > 1 && 'stay',
    ),
    facts.takesRequests && part('request', 'requestHow'),
    part('renew', 'renewHow', 'renewNot'),
    part('pay', 'payHow', facts.paysOnline && 'online'),
    part(
      'contact',
      shown.consultationPhone !== '' && 'phone',
      shown.librarianMailbox !== '' && 'mail',
      'ask',
      'hours',
    ),
  ]
    .filter((one) => one !== false)
    .join('\n');
}
