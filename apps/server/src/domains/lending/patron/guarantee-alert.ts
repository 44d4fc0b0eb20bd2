import type { Language } from '@lectern/contracts/kernel/languages';

const WORDS: Record<Language, (readers: string) => string> = {
  'zh-CN': (readers) =>
    `您的账号为 ${readers} 提供担保，在被担保账号注销之前不能使用。请督促其尽快办理注销。`,
  'zh-TW': (readers) =>
    `您的帳號為 ${readers} 提供擔保，在被擔保帳號註銷之前不能使用。請督促其儘快辦理註銷。`,
  'en-US': (readers) =>
    `Your account guarantees ${readers} and cannot be used until their accounts are cancelled. Please have this done soon.`,
  'fr-FR': (readers) =>
    `Votre compte garantit ${readers} et reste bloqué jusqu’à la clôture de leurs comptes. Faites-les clore rapidement.`,
};

/** The notice to a reader who guarantees others; empty where there are none. */
export function guaranteeAlert(
  guaranteed: readonly { readonly primaryId: string; readonly name: string }[],
  language: Language,
): string {
  if (guaranteed.length === 0) return '';
  const isChinese = language.startsWith('zh');
  const readers = guaranteed.map(({ primaryId, name }) =>
    isChinese ? `${name}（${primaryId}）` : `${name} (${primaryId})`,
  );
  return WORDS[language](new Intl.ListFormat(language, { type: 'conjunction' }).format(readers));
}
