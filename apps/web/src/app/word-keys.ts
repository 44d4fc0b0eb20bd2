import type eresources from '../components/eresources/locales/zh-CN.json';
import type components from '../components/locales/zh-CN.json';
import type ownWork from '../components/own-work/locales/zh-CN.json';
import type scan from '../components/scan/locales/zh-CN.json';
import type detail from '../features/collection/detail/locales/zh-CN.json';
import type alliance from '../features/counter/alliance/locales/zh-CN.json';
import type cash from '../features/counter/cash/locales/zh-CN.json';
import type desk from '../features/counter/desk/locales/zh-CN.json';
import type leaving from '../features/counter/leaving/locales/zh-CN.json';
import type offline from '../features/counter/offline/locales/zh-CN.json';
import type quickAdd from '../features/counter/quick-add/locales/zh-CN.json';
import type selfCheck from '../features/counter/self-check/locales/zh-CN.json';
import type advanced from '../features/discovery/advanced/locales/zh-CN.json';
import type browse from '../features/discovery/browse/locales/zh-CN.json';
import type compare from '../features/discovery/compare/locales/zh-CN.json';
import type listing from '../features/discovery/search/listing/locales/zh-CN.json';
import type search from '../features/discovery/search/locales/zh-CN.json';
import type searchHome from '../features/discovery/search-home/locales/zh-CN.json';
import type selection from '../features/discovery/selection/locales/zh-CN.json';
import type sources from '../features/discovery/sources/locales/zh-CN.json';
import type behaviours from '../features/lending/behaviours/locales/zh-CN.json';
import type cardsElsewhere from '../features/lending/cards-elsewhere/locales/zh-CN.json';
import type objections from '../features/lending/objections/locales/zh-CN.json';
import type payments from '../features/lending/payments/locales/zh-CN.json';
import type places from '../features/lending/places/locales/zh-CN.json';
import type readingReport from '../features/lending/reading-report/locales/zh-CN.json';
import type handOver from '../features/lending/requests/hand-over/locales/zh-CN.json';
import type requests from '../features/lending/requests/locales/zh-CN.json';
import type start from '../features/lending/requests/start/locales/zh-CN.json';
import type rules from '../features/lending/rules/locales/zh-CN.json';
import type account from '../features/people/account/locales/zh-CN.json';
import type addresses from '../features/people/addresses/locales/zh-CN.json';
import type binding from '../features/people/login/binding/locales/zh-CN.json';
import type cards from '../features/people/login/cards/locales/zh-CN.json';
import type entry from '../features/people/login/entry/locales/zh-CN.json';
import type login from '../features/people/login/locales/zh-CN.json';
import type password from '../features/people/login/password/locales/zh-CN.json';
import type recovery from '../features/people/login/recovery/locales/zh-CN.json';
import type secondFactor from '../features/people/login/second-factor/locales/zh-CN.json';
import type readers from '../features/people/readers/locales/zh-CN.json';
import type siteTexts from '../features/people/site-texts/locales/zh-CN.json';
import type staffAdmin from '../features/people/staff-admin/locales/zh-CN.json';
import type answers from '../features/reference/answers/locales/zh-CN.json';
import type assistant from '../features/reference/assistant/locales/zh-CN.json';
import type models from '../features/reference/models/locales/zh-CN.json';
import type databases from '../features/resources/databases/locales/zh-CN.json';
import type titles from '../features/resources/titles/locales/zh-CN.json';
import type activity from '../features/shelf/activity/locales/zh-CN.json';
import type booklists from '../features/shelf/booklists/locales/zh-CN.json';
import type courses from '../features/shelf/courses/locales/zh-CN.json';
import type favourites from '../features/shelf/favourites/locales/zh-CN.json';
import type home from '../features/shelf/home/locales/zh-CN.json';
import type personal from '../features/shelf/personal/locales/zh-CN.json';
import type points from '../features/shelf/points/locales/zh-CN.json';
import type rankings from '../features/shelf/rankings/locales/zh-CN.json';
import type subscriptions from '../features/shelf/subscriptions/locales/zh-CN.json';
import type topics from '../features/shelf/topics/locales/zh-CN.json';
import type tour from '../features/shelf/tour/locales/zh-CN.json';
import type announcements from '../features/talk/announcements/locales/zh-CN.json';
import type feedback from '../features/talk/feedback/locales/zh-CN.json';
import type messages from '../features/talk/messages/locales/zh-CN.json';
import type moderation from '../features/talk/moderation/locales/zh-CN.json';
import type questionnaires from '../features/talk/questionnaires/locales/zh-CN.json';
import type reviews from '../features/talk/reviews/locales/zh-CN.json';
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
  databases: typeof databases;
  desk: typeof desk;
  detail: typeof detail;
  entry: typeof entry;
  eresources: typeof eresources;
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
  'own-work': typeof ownWork;
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
  compare: typeof compare;
  selection: typeof selection;
  'self-check': typeof selfCheck;
  'site-texts': typeof siteTexts;
  sources: typeof sources;
  subscriptions: typeof subscriptions;
  start: typeof start;
  rules: typeof rules;
  staff: typeof staff;
  'staff-admin': typeof staffAdmin;
  titles: typeof titles;
  topics: typeof topics;
  tour: typeof tour;
}

/** The name of the words of one feature. */
export type WordsName = keyof Words;
