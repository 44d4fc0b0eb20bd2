import { defineError } from '../../kernel/error-definition.ts';

export const OBJECTION_NOT_FOUND = defineError({
  code: 'OBJECTION_NOT_FOUND',
  status: 404,
  words: {
    'zh-CN': '没有找到这个异议',
    'zh-TW': '沒有找到這個異議',
    'en-US': 'There is no such objection.',
    'fr-FR': 'Cette contestation n’existe pas.',
  },
});

export const OBJECTION_DECIDED = defineError({
  code: 'OBJECTION_DECIDED',
  status: 409,
  words: {
    'zh-CN': '这个异议已有结论',
    'zh-TW': '這個異議已有結論',
    'en-US': 'This objection is decided already.',
    'fr-FR': 'Cette contestation est déjà tranchée.',
  },
});

export const HAND_OVER_GONE_ON = defineError({
  code: 'HAND_OVER_GONE_ON',
  status: 409,
  words: {
    'zh-CN': '这一册已归还或再次借出，不能恢复原来的借阅',
    'zh-TW': '這一冊已歸還或再次借出，不能恢復原來的借閱',
    'en-US': 'The copy was returned or lent on, so that the loan cannot be given back.',
    'fr-FR': 'L’exemplaire a été rendu ou reprêté : l’ancien prêt ne peut pas être rétabli.',
  },
});
