import type { PageRoute } from '../lib/page-route.ts';
import { type PageName, ROUTES } from './routes.ts';

/** The code of a page, fetched when the page is first visited. */
export interface PageModule {
  readonly default: React.ComponentType;
  /** Starts the calls for what the page at this address shows first, before the page is drawn. */
  readonly prefetch?: (hash: string) => void;
}

export interface Page extends PageRoute {
  readonly load: () => Promise<PageModule>;
}

/** Where the code of each page is: with its feature, or in `pages/` where it joins several. */
const MODULES: Readonly<Record<PageName, Page['load']>> = {
  login: () => import('./pages/login-page.tsx'),
  bindAccount: () => import('./pages/bind-account-page.tsx'),
  bindUid: () => import('./pages/bind-uid-page.tsx'),
  relevanceUid: () => import('./pages/relevance-uid-page.tsx'),
  entry: () => import('./pages/entry-page.tsx'),
  resetPassword: () => import('../features/people/login/password/reset-password-page.tsx'),
  invitation: () => import('../features/people/login/password/invitation-page.tsx'),
  modifyPassword: () => import('../features/people/login/password/modify-password-page.tsx'),
  secondFactor: () => import('../features/people/login/second-factor/second-factor-page.tsx'),
  forceBinding: () => import('../features/people/login/recovery/binding-page.tsx'),
  ssoBindMobile: () => import('../features/people/login/recovery/binding-page.tsx'),
  home: () => import('./pages/home-page.tsx'),
  purchaseStart: () => import('../features/buying/purchase/items/start-page.tsx'),
  purchaseList: () => import('../features/buying/purchase/items/list-page.tsx'),
  purchaseItem: () => import('../features/buying/purchase/items/item-page.tsx'),
  purchaseCart: () => import('../features/buying/purchase/cart/cart-page.tsx'),
  purchaseSettle: () => import('../features/buying/purchase/settle/settle-page.tsx'),
  purchaseLogistic: () => import('../features/buying/purchase/orders/logistic-page.tsx'),
  purchaseUser: () => import('../features/buying/purchase/orders/user-page.tsx'),
  hotBook: () => import('../features/shelf/rankings/pages/hot-book-page.tsx'),
  readRange: () => import('../features/shelf/rankings/pages/read-range-page.tsx'),
  collect: () => import('../features/shelf/rankings/pages/collect-page.tsx'),
  grade: () => import('../features/shelf/rankings/pages/grade-page.tsx'),
  newBookInform: () => import('../features/shelf/rankings/pages/new-book-page.tsx'),
  results: () => import('./pages/results-page.tsx'),
  detail: () => import('./pages/detail-page.tsx'),
  author: () => import('../features/collection/detail/pages/author-page.tsx'),
  advanced: () => import('../features/discovery/advanced/advanced-page.tsx'),
  searchHome: () => import('../features/discovery/search-home/search-home-page.tsx'),
  external: () => import('../features/people/external/external-page.tsx'),
  externalResource: () => import('../features/people/external/external-page.tsx'),
  category: () => import('./pages/category-page.tsx'),
  compare: () => import('../features/discovery/compare/compare-page.tsx'),
  index: () => import('../features/discovery/browse/pages/index-page.tsx'),
  places: () => import('../features/discovery/browse/pages/library-places-page.tsx'),
  place: () => import('./pages/place-page.tsx'),
  papers: () => import('../features/discovery/scholar/list/scholar-page.tsx'),
  paper: () => import('./pages/paper-page.tsx'),
  paperOfResults: () => import('./pages/paper-page.tsx'),
  otherSearch: () => import('./pages/other-search-page.tsx'),
  otherSearchAll: () => import('./pages/other-search-page.tsx'),
  otherLibraries: () => import('../features/discovery/sources/other-libraries-page.tsx'),
  alliance: () => import('../features/counter/alliance/reader/alliance-page.tsx'),
  personalExternal: () => import('./pages/personal-external-page.tsx'),
  personal: () => import('./pages/personal-page.tsx'),
  myFavDetails: () => import('../features/shelf/favourites/my-fav-page.tsx'),
  myFav: () => import('../features/shelf/favourites/my-fav-page.tsx'),
  sharedFavourites: () => import('../features/shelf/favourites/shared-page.tsx'),
  courseReference: () => import('../features/shelf/courses/pages/course-reference-page.tsx'),
  courseReferenceDetail: () => import('../features/shelf/courses/pages/course-detail-page.tsx'),
  courseBookResource: () => import('../features/shelf/courses/pages/course-books-page.tsx'),
  courseBookDetail: () => import('../features/shelf/courses/pages/course-book-page.tsx'),
  topics: () => import('./pages/topics-page.tsx'),
  aiSearch: () => import('../features/reference/assistant/pages/ai-search-page.tsx'),
  announcements: () => import('../features/talk/announcements/announcements-page.tsx'),
  repositories: () => import('../features/resources/repository/collections/repositories-page.tsx'),
  digitalLibrary: () => import('../features/resources/repository/collections/repositories-page.tsx'),
  repositoryDetail: () => import('../features/resources/repository/collections/repository-detail-page.tsx'),
  specialBases: () => import('../features/resources/repository/collections/bases-page.tsx'),
  childBases: () => import('../features/resources/repository/collections/child-bases-page.tsx'),
  baseByQuery: () => import('../features/resources/repository/collections/base-page.tsx'),
  specialBase: () => import('../features/resources/repository/collections/base-page.tsx'),
  ebooks: () => import('../features/resources/repository/objects/ebooks-page.tsx'),
  objectFiles: () => import('../features/resources/repository/objects/files-page.tsx'),
  previewPdf: () => import('../features/resources/repository/reading/reading-page.tsx'),
  databases: () => import('../features/resources/databases/list/databases-page.tsx'),
  database: () => import('./pages/database-page.tsx'),
  databasesExternal: () => import('../features/resources/databases/list/databases-page.tsx'),
  newDatabases: () => import('../features/resources/databases/list/databases-page.tsx'),
  newDatabase: () => import('./pages/database-page.tsx'),
  units: () => import('../features/resources/units/list/units-page.tsx'),
  unit: () => import('../features/resources/units/record/unit-page.tsx'),
  unitBases: () => import('../features/resources/units/list/unit-bases-page.tsx'),
  researchers: () => import('../features/resources/researchers/list/researchers-page.tsx'),
  researcher: () => import('./pages/researcher-page.tsx'),
  titles: () => import('../features/resources/titles/list/titles-page.tsx'),
  title: () => import('./pages/title-page.tsx'),
  resolver: () => import('./pages/resolver-page.tsx'),
  customTabs: () => import('../features/buying/recommendations/custom-tabs-page.tsx'),
  donate: () => import('../features/buying/donations/donate-page.tsx'),
  bookDonate: () => import('../features/buying/donations/book-donate-page.tsx'),
  bookDonateDetail: () => import('../features/buying/donations/gift-page.tsx'),
  bookLists: () => import('../features/shelf/booklists/book-lists-page.tsx'),
  ownBookList: () => import('../features/shelf/booklists/edit-page.tsx'),
  left: () => import('../features/counter/leaving/has-left-page.tsx'),
  sandboxPay: () => import('../features/lending/payments/sandbox-page.tsx'),
  selfCheck: () => import('../features/counter/self-check/phone/self-check-page.tsx'),
  station: () => import('./pages/station-page.tsx'),
  privacy: () => import('../features/people/site-texts/pages/site-text-page.tsx'),
  oldPrivacy: () => import('../features/people/site-texts/pages/site-text-page.tsx'),
  help: () => import('../features/people/site-texts/pages/site-text-page.tsx'),
  accessibility: () => import('../features/people/site-texts/pages/site-text-page.tsx'),
};

/** The page of a name. */
export function pageNamed(name: PageName): Page {
  return { ...ROUTES[name], load: MODULES[name] };
}

/** The page of an address (`#/searchList?keyWord=...`). Used before the router is loaded. An unknown address leads home. */
export function pageAt(hash: string): Page {
  const path = hash.replace(/^#/, '').split('?')[0]?.toLowerCase() ?? '';
  const found = (Object.keys(ROUTES) as PageName[]).filter((name) => startsWithPath(path, fixedPart(name)));
  return pageNamed(found.sort((a, b) => fixedPart(b).length - fixedPart(a).length)[0] ?? 'home');
}

function fixedPart(name: PageName): string {
  return ROUTES[name].path.split(/\/[:*]/)[0]?.toLowerCase() ?? '';
}

function startsWithPath(path: string, beginning: string): boolean {
  return path === beginning || path.startsWith(`${beginning}/`);
}
