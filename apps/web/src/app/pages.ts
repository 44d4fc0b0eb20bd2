interface Page {
  /** The path of the router. */
  readonly path: string;
  /** The namespace of its words. */
  readonly words: string;
  readonly load: () => Promise<PageModule>;
}

/** A module of `pages/`: it joins features and is fetched when first visited. */
export interface PageModule {
  readonly Component: React.ComponentType;
  /** Asks for what the page at this address shows first, where that can be done before it is drawn. */
  readonly askAhead?: (hash: string) => void;
}

/** The pages that exist, at the specification's paths. */
export const PAGES = {
  login: { path: '/login', words: 'login', load: () => import('./pages/login-page.tsx') },
  home: { path: '/home', words: 'home', load: () => import('./pages/home-page.tsx') },
  results: { path: '/searchList', words: 'search', load: () => import('./pages/results-page.tsx') },
  detail: {
    path: '/searchList/bookDetails/:id/:type?',
    words: 'detail',
    load: () => import('./pages/detail-page.tsx'),
  },
  advanced: {
    path: '/advanceSearch',
    words: 'advanced',
    load: () => import('./pages/advanced-page.tsx'),
  },
  front: { path: '/searchHome', words: 'front', load: () => import('./pages/front-page.tsx') },
  external: {
    path: '/searchListExternal/*',
    words: 'search',
    load: () => import('./pages/external-page.tsx'),
  },
  externalResource: {
    path: '/searchListResource/*',
    words: 'search',
    load: () => import('./pages/external-page.tsx'),
  },
  category: {
    path: '/categorySearchList',
    words: 'browse',
    load: () => import('./pages/category-page.tsx'),
  },
  places: { path: '/collectionNav', words: 'browse', load: () => import('./pages/places-page.tsx') },
  place: { path: '/collectionNavDetail', words: 'browse', load: () => import('./pages/place-page.tsx') },
  otherLibraries: {
    path: '/otherLibraryList',
    words: 'sources',
    load: () => import('./pages/other-libraries-page.tsx'),
  },
  personal: {
    path: '/personalCenter/:section?',
    words: 'personal',
    load: () => import('./pages/personal-page.tsx'),
  },
} as const satisfies Record<string, Page>;

/** The page of an address (`#/searchList?keyWord=...`), before there is a router; what is unknown leads home. */
export function pageAt(hash: string): Page {
  const path = hash.replace(/^#/, '').split('?')[0]?.toLowerCase() ?? '';
  const found = Object.values<Page>(PAGES).filter((page) => startsWithPath(path, fixedPart(page.path)));
  return found.sort((a, b) => b.path.length - a.path.length)[0] ?? PAGES.home;
}

function fixedPart(path: string): string {
  return path.split(/\/[:*]/)[0]?.toLowerCase() ?? '';
}

function startsWithPath(path: string, beginning: string): boolean {
  return path === beginning || path.startsWith(`${beginning}/`);
}
