// @vitest-environment happy-dom

import { shownSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { KEPT_KEYS } from '@lectern/contracts/shelf/personal-menu/menu-choice';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { entryOfKey, type PersonalMenuFacts, personalMenu } from '../lib/personal-menu.ts';
import { SECTION_CONTENTS } from './pages/section-contents.tsx';
import { routeAt } from './route-at.ts';
import { router } from './router.tsx';
import { ROUTES } from './routes.ts';

const SETTINGS = {
  ...shownSettingsSchema.parse({}),
  libTypeCode: '2',
  recoFlag: '1',
  purderRec: '1',
  expertWay: 'form',
  documentDeliveryWay: 'form',
  thesisCheckWay: 'form',
  custodyWay: 'handover',
} as const;
type Settings = Partial<PersonalMenuFacts['settings']>;

/** The pages that there are. */
const PRODUCT = {
  settings: SETTINGS,
  isExpert: true,
  hasSection: (section: string) => Object.hasOwn(ROUTES.personal.sections, section),
  hasPage: (path: string) => routeAt(path) !== undefined,
} satisfies PersonalMenuFacts;
const having = (settings: Settings) => ({ ...PRODUCT, settings: { ...SETTINGS, ...settings } });
const NO_EXPERT = { ...PRODUCT, isExpert: false };

interface Key {
  readonly key: number;
  readonly name: string;
  /** Where it leads, or `jump` for another system; undefined without a page. */
  readonly target: string | undefined;
  /** What hides it. */
  readonly hidden?: PersonalMenuFacts;
}

/**
 * Every key of the left menu in the order of the specification (document 1, section 2), with the entry that stands for it, where it leads,
 * and what hides it besides the two lists of the library.
 */
const KEYS: readonly Key[] = [
  { key: 0, name: 'overview', target: '/personalCenter' },
  { key: 1, name: 'information', target: '/personalCenter/information' },
  { key: 2, name: 'favorites', target: '/personalCenter/favorites' },
  { key: 3, name: 'subscriptions', target: '/personalCenter/subscriptions' },
  { key: 4, name: 'requests', target: '/personalCenter/requests', hidden: having({ libraryCan: [] }) },
  { key: 5, name: 'borrowing', target: '/personalCenter/borrowing' },
  {
    key: 6,
    name: 'recommendation',
    target: '/personalCenter/recommendation',
    hidden: having({ purderRec: '0' }),
  },
  { key: 7, name: 'behavior', target: '/personalCenter/behavior' },
  { key: 8, name: 'points', target: '/personalCenter/points' },
  { key: 9, name: 'addresses', target: '/personalCenter/addresses' },
  { key: 10, name: 'questionnaire', target: '/personalCenter/questionnaire' },
  { key: 11, name: 'donation', target: '/personalCenter/donation' },
  { key: 12, name: 'feedback', target: '/personalCenter/feedback' },
  { key: 13, name: 'inbox', target: '/personalCenter/inbox' },
  {
    key: 14,
    name: 'leaveSchool',
    target: '/personalCenter/leaveSchool',
    hidden: having({ libTypeCode: '3' }),
  },
  { key: 15, name: 'courses', target: '/personalCenter/courses' },
  { key: 16, name: 'comments', target: '/personalCenter/comments' },
  { key: 17, name: 'experts', target: '/personalCenter/experts', hidden: NO_EXPERT },
  {
    key: 18,
    name: 'delivery',
    target: '/personalCenter/delivery',
    hidden: having({ documentDeliveryWay: 'link' }),
  },
  { key: 19, name: 'thesis', target: '/personalCenter/thesis', hidden: having({ libTypeCode: '1' }) },
  { key: 20, name: 'readingShare', target: '/personalCenter/readingShare' },
  { key: 21, name: 'bookRecommendation', target: 'jump', hidden: having({ recoFlag: '0' }) },
  { key: 22, name: 'custody', target: 'jump', hidden: having({ custodyWay: 'hidden' }) },
  { key: 23, name: 'readingReport', target: '/personalCenter/readingReport' },
];

const keys = (facts: PersonalMenuFacts) => personalMenu(facts).map(({ key }) => key);
const OFFERED = KEYS.filter(({ target }) => target !== undefined);

describe('the personal centre', () => {
  it('has the 24 keys of the specification', () => {
    expect(KEYS.map(({ key }) => key)).toEqual(Array.from({ length: 24 }, (_, key) => key));
  });

  it.each(KEYS)(
    'key $key is the entry "$name", with a page that the router shows',
    ({ key, name, target }) => {
      expect(entryOfKey(String(key))).toBe(name);
      const entry = personalMenu(PRODUCT).find((one) => one.key === key);
      if (target === 'jump') expect(entry?.jump).toBeTruthy();
      else expect(entry?.to).toBe(target);
      if (!target?.startsWith('/')) return;
      expect(routeAt(target)).toBe(ROUTES.personal);
      expect(matchRoutes(router.routes, target)?.at(-1)?.route.path).toBe(ROUTES.personal.path);
      expect(SECTION_CONTENTS).toHaveProperty([target.split('/')[2] ?? '']);
      expect(entry?.newWindow).toBe(false);
    },
  );

  it.each(KEYS.filter(({ hidden }) => hidden))('key $key ($name) has its hide rule', ({ key, hidden }) => {
    expect(keys(PRODUCT)).toContain(key);
    expect(keys(hidden ?? PRODUCT)).not.toContain(key);
  });

  it.each(OFFERED)('key $key ($name) is shown and placed as the library and the reader want', ({ key }) => {
    expect(keys(having({ personalMenuNotShown: [key] }))).not.toContain(key);
    expect(keys(having({ personalMenuShown: [key] }))[0]).toBe(key);
    const last = { order: keys(PRODUCT).filter((one) => one !== key), hidden: [] };
    expect(keys({ ...having({ personalMenuShown: [key] }), own: last }).at(-1)).toBe(key);
    if (!KEPT_KEYS.includes(key))
      expect(keys({ ...PRODUCT, own: { order: [], hidden: [key] } })).not.toContain(key);
  });

  it('has no section that no key leads to', () => {
    const led = new Set(OFFERED.map(({ target }) => target));
    // The other addresses of recommendations, one for each kind, which the specification names.
    const OTHER_ADDRESSES = ['purderRec', 'freeOrder', 'customTabs'];
    for (const section of Object.keys(ROUTES.personal.sections).filter(
      (one) => !OTHER_ADDRESSES.includes(one),
    ))
      expect(led, section).toContain(`/personalCenter/${section}`);
  });
});
