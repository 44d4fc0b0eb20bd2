import type { NoticeTexts } from '../notice-texts.ts';

export const REQUEST_ARRIVED: NoticeTexts = {
  'zh-CN': {
    subject: '{titles}可以取了',
    text: ['{titles}已在{place}为您保留至 {day}，请在此之前来取。'],
    shortText: '【{library}】{titles}已在{place}为您保留至 {day}，请及时来取。',
  },
  'zh-TW': {
    subject: '{titles}可以取了',
    text: ['{titles}已在{place}為您保留至 {day}，請在此之前來取。'],
    shortText: '【{library}】{titles}已在{place}為您保留至 {day}，請及時來取。',
  },
  'en-US': {
    subject: '{titles} is ready for pickup',
    text: ['{titles} is kept for you at {place} until {day}. Please pick it up by then.'],
    shortText: '{library}: {titles} is kept for you at {place} until {day}.',
  },
  'fr-FR': {
    subject: '{titles} vous attend',
    text: ['{titles} vous est réservé jusqu’au {day} ({place}). Venez le retirer d’ici là.'],
    shortText: '{library} : {titles} vous est réservé jusqu’au {day} ({place}).',
  },
};
