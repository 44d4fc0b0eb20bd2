import { defineError } from '../../kernel/error-definition.ts';

export const HOURS_UNREADABLE = defineError({
  code: 'HOURS_UNREADABLE',
  status: 400,
  details: { text: 'text' },
  words: {
    'zh-CN': '无法读取开放时间“{text}”，请按 08:30-12:00 13:00-18:00 的格式填写，休息日留空',
    'zh-TW': '無法讀取開放時間「{text}」，請按 08:30-12:00 13:00-18:00 的格式填寫，休館日留空',
    'en-US':
      'The opening hours “{text}” cannot be read. Write them as 08:30-12:00 13:00-18:00; leave a closed day empty.',
    'fr-FR':
      'Les horaires « {text} » sont illisibles. Écrivez 08:30-12:00 13:00-18:00 ; laissez vide un jour de fermeture.',
  },
});
