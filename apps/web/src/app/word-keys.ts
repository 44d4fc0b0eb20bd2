import type components from '../components/locales/zh-CN.json';
import type scan from '../components/scan/locales/zh-CN.json';
import type account from '../features/account/locales/zh-CN.json';
import type activity from '../features/activity/locales/zh-CN.json';
import type addresses from '../features/addresses/locales/zh-CN.json';
import type advanced from '../features/advanced/locales/zh-CN.json';
import type alliance from '../features/alliance/locales/zh-CN.json';
import type announcements from '../features/announcements/locales/zh-CN.json';
import type answers from '../features/answers/locales/zh-CN.json';
import type assistant from '../features/assistant/locales/zh-CN.json';
import type behaviours from '../features/behaviours/locales/zh-CN.json';
import type booklists from '../features/booklists/locales/zh-CN.json';
import type browse from '../features/browse/locales/zh-CN.json';
import type cardsElsewhere from '../features/cards-elsewhere/locales/zh-CN.json';
import type cash from '../features/cash/locales/zh-CN.json';
import type courses from '../features/courses/locales/zh-CN.json';
import type desk from '../features/desk/locales/zh-CN.json';
import type detail from '../features/detail/locales/zh-CN.json';
import type favourites from '../features/favourites/locales/zh-CN.json';
import type feedback from '../features/feedback/locales/zh-CN.json';
import type home from '../features/home/locales/zh-CN.json';
import type leaving from '../features/leaving/locales/zh-CN.json';
import type binding from '../features/login/binding/locales/zh-CN.json';
import type cards from '../features/login/cards/locales/zh-CN.json';
import type entry from '../features/login/entry/locales/zh-CN.json';
import type login from '../features/login/locales/zh-CN.json';
import type password from '../features/login/password/locales/zh-CN.json';
import type recovery from '../features/login/recovery/locales/zh-CN.json';
import type secondFactor from '../features/login/second-factor/locales/zh-CN.json';
import type messages from '../features/messages/locales/zh-CN.json';
import type models from '../features/models/locales/zh-CN.json';
import type moderation from '../features/moderation/locales/zh-CN.json';
import type objections from '../features/objections/locales/zh-CN.json';
import type offline from '../features/offline/locales/zh-CN.json';
import type payments from '../features/payments/locales/zh-CN.json';
import type personal from '../features/personal/locales/zh-CN.json';
import type places from '../features/places/locales/zh-CN.json';
import type points from '../features/points/locales/zh-CN.json';
import type questionnaires from '../features/questionnaires/locales/zh-CN.json';
import type quickAdd from '../features/quick-add/locales/zh-CN.json';
import type rankings from '../features/rankings/locales/zh-CN.json';
import type readers from '../features/readers/locales/zh-CN.json';
import type readingReport from '../features/reading-report/locales/zh-CN.json';
import type handOver from '../features/requests/hand-over/locales/zh-CN.json';
import type requests from '../features/requests/locales/zh-CN.json';
import type start from '../features/requests/start/locales/zh-CN.json';
import type reviews from '../features/reviews/locales/zh-CN.json';
import type rules from '../features/rules/locales/zh-CN.json';
import type listing from '../features/search/listing/locales/zh-CN.json';
import type search from '../features/search/locales/zh-CN.json';
import type searchHome from '../features/search-home/locales/zh-CN.json';
import type selection from '../features/selection/locales/zh-CN.json';
import type selfCheck from '../features/self-check/locales/zh-CN.json';
import type siteTexts from '../features/site-texts/locales/zh-CN.json';
import type sources from '../features/sources/locales/zh-CN.json';
import type staffAdmin from '../features/staff-admin/locales/zh-CN.json';
import type subscriptions from '../features/subscriptions/locales/zh-CN.json';
import type topics from '../features/topics/locales/zh-CN.json';
import type tour from '../features/tour/locales/zh-CN.json';
import type app from './locales/zh-CN.json';
import type staff from './staff/locales/zh-CN.json';

/**
 * The keys of all words, so that the compiler checks each key, also a key that is composed from data: every value that the data can
 * have needs its words. Data without a list of its values cannot be part of a key.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'components';
    resources: Words;
  }
}

interface Words {
  app: typeof app;
  components: typeof components;
  account: typeof account;
  activity: typeof activity;
  addresses: typeof addresses;
  advanced: typeof advanced;
  alliance: typeof alliance;
  announcements: typeof announcements;
  answers: typeof answers;
  assistant: typeof assistant;
  behaviours: typeof behaviours;
  binding: typeof binding;
  booklists: typeof booklists;
  browse: typeof browse;
  cards: typeof cards;
  'cards-elsewhere': typeof cardsElsewhere;
  cash: typeof cash;
  courses: typeof courses;
  desk: typeof desk;
  detail: typeof detail;
  entry: typeof entry;
  'hand-over': typeof handOver;
  favourites: typeof favourites;
  feedback: typeof feedback;
  home: typeof home;
  leaving: typeof leaving;
  listing: typeof listing;
  login: typeof login;
  messages: typeof messages;
  models: typeof models;
  moderation: typeof moderation;
  offline: typeof offline;
  objections: typeof objections;
  password: typeof password;
  payments: typeof payments;
  personal: typeof personal;
  places: typeof places;
  points: typeof points;
  questionnaires: typeof questionnaires;
  'quick-add': typeof quickAdd;
  rankings: typeof rankings;
  readers: typeof readers;
  'reading-report': typeof readingReport;
  recovery: typeof recovery;
  requests: typeof requests;
  reviews: typeof reviews;
  scan: typeof scan;
  search: typeof search;
  'search-home': typeof searchHome;
  'second-factor': typeof secondFactor;
  selection: typeof selection;
  'self-check': typeof selfCheck;
  'site-texts': typeof siteTexts;
  sources: typeof sources;
  subscriptions: typeof subscriptions;
  start: typeof start;
  rules: typeof rules;
  staff: typeof staff;
  'staff-admin': typeof staffAdmin;
  topics: typeof topics;
  tour: typeof tour;
}

/** The name of the words of one feature. */
export type WordsName = keyof Words;
