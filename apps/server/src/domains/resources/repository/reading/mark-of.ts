import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { clockIn, dateIn } from '../../../../platform/clock.ts';
import type { Mark } from '../../../../platform/pages/page-tasks.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';

const VISITOR: Readonly<Record<Language, string>> = {
  'zh-CN': '访客',
  'zh-TW': '訪客',
  'en-US': 'Visitor',
  'fr-FR': 'Visiteur',
};

/** What is burnt into a page: the library, the reader's account shortened, and when and from which address it was seen. */
export function markOf(
  tenant: Tenant,
  { readerName, address, now }: { readonly readerName: string; readonly address: string; readonly now: Date },
): Mark {
  const { names, policy, public: shown } = tenant.settings;
  const reader = readerName || VISITOR[shown.defaultLanguage];
  const at = `${dateIn(policy.timeZone, now)} ${clockIn(policy.timeZone, now)}`;
  return {
    lines: [nameIn(names, shown.defaultLanguage), `${reader} · ${at}`, address],
  };
}

/** An account as it stands in marks: enough for its reader to know it, too little for a stranger. */
export function shortenedAccount(account: string): string {
  const letters = Array.from(account);
  if (letters.length <= 3) return `${letters[0] ?? ''}***`;
  const kept = letters.length >= 8 ? 3 : 1;
  return `${letters.slice(0, kept).join('')}****${letters.slice(-2).join('')}`;
}
