import { shownSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import { describe, expect, it } from 'vitest';
import { groupedMenu, type PersonalMenuFacts, personalMenu } from './personal-menu.ts';

const PLAIN = shownSettingsSchema.parse({});
const ALL = {
  settings: {
    ...PLAIN,
    recoFlag: '1',
    libTypeCode: '2',
    purderRec: '1',
    sduUnionLoanFlag: '1',
    documentDeliveryUrl: 'https://delivery.example.org/',
    thesisCheckUrl: 'https://thesis.example.org/',
    expertUrl: 'https://experts.example.org/',
    custodyUrl: 'https://custody.example.org/',
  },
  isExpert: true,
  hasSection: () => true,
  hasPage: () => true,
} as const satisfies PersonalMenuFacts;

const keys = (facts: PersonalMenuFacts) => personalMenu(facts).map(({ key }) => key);
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
const having = (settings: Partial<typeof PLAIN>) => ({ ...ALL, settings: { ...ALL.settings, ...settings } });

describe("the reader's menu", () => {
  it('has the 24 keys of the specification, the alliance and reader-driven purchase', () => {
    const all = [...Array.from({ length: 24 }, (_, key) => key), 101, 102];
    expect(sorted(keys(ALL))).toEqual(all);
  });

  it.each<[string, number, PersonalMenuFacts]>([
    ['the recommendation of books without recoFlag', 21, having({ recoFlag: '0' })],
    ['expert consultation for others than experts', 17, { ...ALL, isExpert: false }],
    ['document delivery without its parameter', 18, having({ documentDeliveryUrl: '' })],
    ['thesis check in a library of another type', 19, having({ libTypeCode: '1' })],
    ['thesis check without an address', 19, having({ thesisCheckUrl: '' })],
    ['expert consultation without an address', 17, having({ expertUrl: '' })],
    ['the record of custody without an address', 22, having({ custodyUrl: '' })],
    ['resource recommendation without its flags', 6, having({ purderRec: '0' })],
    ['alliance commission without the union flag', 101, having({ sduUnionLoanFlag: '0' })],
    ['requests in a library system that takes none', 4, having({ libraryCan: [] })],
    ['what the library does not show', 8, having({ personalMenuNotShown: [8] })],
  ])('leaves out %s', (_name, key, facts) => {
    expect(keys(ALL)).toContain(key);
    expect(sorted(keys(facts))).toEqual(sorted(keys(ALL).filter((one) => one !== key)));
  });

  it.each(['purderRec', 'freeRec', 'customRec', 'recRecord'] as const)(
    'has resource recommendation where %s is on',
    (flag) => {
      expect(keys(having({ purderRec: '0', [flag]: '1' }))).toContain(6);
    },
  );

  it('has the order of the library, and then its own', () => {
    const before = keys(ALL);
    const after = keys(having({ personalMenuShown: [13, 5, 0] }));
    expect(after.slice(0, 3)).toEqual([13, 5, 0]);
    expect(after.slice(3)).toEqual(before.filter((key) => ![13, 5, 0].includes(key)));
  });

  it('has the order of the reader before that of the library, and what is new at its place behind', () => {
    const library = having({ personalMenuShown: [13, 5] });
    const mine = { ...library, own: { order: [2, 13], hidden: [8, 9] } };
    const after = keys(mine);
    expect(after.slice(0, 3)).toEqual([2, 13, 5]);
    expect(sorted(after)).toEqual(sorted(keys(ALL).filter((key) => key !== 8 && key !== 9)));
    expect(keys({ ...having({ personalMenuNotShown: [2] }), own: mine.own })).not.toContain(2);
  });

  const groups = (facts: PersonalMenuFacts) =>
    groupedMenu(facts).map(({ name, entries }) => [name, ...entries.map(({ key }) => key)]);

  it('stands in groups, with borrowing, requests, fines and the inbox in front', () => {
    expect(groups(ALL)).toEqual([
      ['near', 0, 5, 4, 7, 13],
      ['collect', 2, 3, 15, 16, 23, 20, 21],
      ['contribute', 6, 11, 10, 12],
      ['services', 17, 18, 19, 22, 101, 102],
      ['account', 1, 8, 9, 14],
    ]);
    expect(groups(having({ personalMenuNotShown: [6, 11, 10, 12] })).map(([name]) => name)).not.toContain(
      'contribute',
    );
  });

  it('has what the library placed in front of its groups, and no groups where the reader arranged it', () => {
    expect(groups(having({ personalMenuShown: [8, 13] }))[0]).toEqual(['near', 8, 13, 0, 5, 4, 7]);
    expect(groups(having({ personalMenuShown: [8, 13] })).at(-1)).toEqual(['account', 1, 9, 14]);
    const own = { ...ALL, own: { order: [2, 13], hidden: [] } };
    expect(groups(own)).toEqual([['near', ...keys(own)]]);
  });

  it('opens services of the library and reader-driven purchase in a new window', () => {
    const found = (key: number) => personalMenu(ALL).find((one) => one.key === key);
    expect(found(18)).toMatchObject({ href: 'https://delivery.example.org/', newWindow: true });
    expect(found(19)).toMatchObject({ href: 'https://thesis.example.org/', newWindow: true });
    expect(found(102)).toMatchObject({ to: '/drivePurchas', newWindow: true });
    expect(found(0)).toMatchObject({ to: '/personalCenter', newWindow: false });
  });

  it('opens the system that recommends books, which has no page here', () => {
    const found = personalMenu({ ...ALL, hasSection: () => false }).find(({ key }) => key === 21);
    expect(found).toMatchObject({ jump: 'reco' });
  });

  it.each([
    [17, 'expertWay', 'experts', 'expert'],
    [18, 'documentDeliveryWay', 'delivery', 'delivery'],
    [19, 'thesisCheckWay', 'thesis', 'thesis'],
    [22, 'custodyWay', 'custody', 'custody'],
  ] as const)('serves key %i as %s says', (key, setting, section, partner) => {
    const entry = (way: string) => personalMenu(having({ [setting]: way })).find((one) => one.key === key);
    expect(entry('hidden')).toBeUndefined();
    expect(entry('link')?.href).toMatch(/^https:/);
    expect(entry('handover')).toMatchObject({ jump: partner, newWindow: true });
    expect(entry('handover')).not.toHaveProperty('href');
    if (setting !== 'custodyWay')
      expect(entry('form')).toMatchObject({ to: `/personalCenter/${section}`, newWindow: false });
  });

  it('leaves out what the type of the library hides, unless the library names it', () => {
    expect(keys(having({ libTypeCode: '3' }))).not.toContain(14);
    expect(keys(having({ libTypeCode: '3' }))).not.toContain(19);
    const named = keys(having({ libTypeCode: '3', personalMenuShown: [14, 19] }));
    expect(named.slice(0, 2)).toEqual([14, 19]);
  });

  it('has nothing that leads to a page that does not exist', () => {
    const facts = { ...ALL, hasPage: () => false, hasSection: (name: string) => name === 'borrowing' };
    expect(personalMenu(facts).map(({ name }) => name)).toEqual([
      'overview',
      'borrowing',
      'bookRecommendation',
      'experts',
      'delivery',
      'thesis',
      'custody',
    ]);
  });
});
