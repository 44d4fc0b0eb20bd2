import { defineError } from '../../kernel/error-definition.ts';

export const PRIVACY_VERSION_OLD = defineError({
  code: 'PRIVACY_VERSION_OLD',
  status: 409,
  details: { version: 'text' },
  words: {
    'zh-CN': '隐私声明已更新，请阅读当前版本（{version}）后再同意',
    'zh-TW': '隱私權聲明已更新，請閱讀目前版本（{version}）後再同意',
    'en-US':
      'The privacy statement has changed. Please read the present version ({version}) and agree again.',
    'fr-FR':
      'La déclaration de confidentialité a changé. Veuillez lire la version actuelle ({version}) puis donner à nouveau votre accord.',
  },
});
