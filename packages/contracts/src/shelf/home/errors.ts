import { defineError } from '../../kernel/error-definition.ts';

export const HOME_CARDS_CHANGED = defineError({
  code: 'HOME_CARDS_CHANGED',
  status: 409,
  words: {
    'zh-CN': '首页卡片已被他人修改，现显示最新的排列，请重新调整',
    'zh-TW': '首頁卡片已被他人修改，現顯示最新的排列，請重新調整',
    'en-US':
      'Somebody else has arranged the cards in the meantime. Their order is shown now: please arrange again.',
    'fr-FR':
      'Quelqu’un d’autre a disposé les cartes entre-temps. Sa disposition est affichée : recommencez la vôtre.',
  },
});
