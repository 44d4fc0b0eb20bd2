import { defineError } from '../../kernel/error-definition.ts';

export const POINTS_NOT_TAKEN = defineError({
  code: 'POINTS_NOT_TAKEN',
  status: 409,
  words: {
    'zh-CN': '本馆不能用积分支付',
    'zh-TW': '本館不能用點數支付',
    'en-US': 'The library does not take points as payment.',
    'fr-FR': 'La bibliothèque n’accepte pas les points en paiement.',
  },
});

export const POINTS_TOO_FEW = defineError({
  code: 'POINTS_TOO_FEW',
  status: 409,
  details: { points: 'count' },
  words: {
    'zh-CN': '积分不足，可用 {points} 分',
    'zh-TW': '點數不足，可用 {points} 點',
    'en-US': 'There are not enough points: {points} can be used.',
    'fr-FR': 'Il n’y a pas assez de points : {points} sont utilisables.',
  },
});

/** The terms of the library do not allow this number of points now. */
export const POINTS_OUT_OF_LIMITS = defineError({
  code: 'POINTS_OUT_OF_LIMITS',
  status: 409,
  details: { least: 'count', most: 'count' },
  words: {
    'zh-CN': '现在可以使用 {least} 到 {most} 积分',
    'zh-TW': '現在可以使用 {least} 到 {most} 點',
    'en-US': 'From {least} to {most} points can be used now.',
    'fr-FR': 'De {least} à {most} points sont utilisables maintenant.',
  },
});
