import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { putUsualSet, USUAL_SETS } from '@lectern/contracts/lending/rules/put-usual-set';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildItem } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

describeOnEachDatabase('the usual rules of a kind of library', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['circulation.rules']) });
  });
  afterAll(() => app.close());

  it('are added to what there is, and copies without a type get the ordinary one', async () => {
    await buildItem(app.deps.db, { item_type: '' });
    const names = { 'en-US': 'Grown-up' };
    await desk.call(putPatronGroup, { code: 'adult', names, maxLoans: 3, fineCap: null });
    const added = await desk.call(putUsualSet, { kind: 'public' });
    expect(added).toEqual({ groups: 1, itemTypes: 4, rules: 8 });
    const table = await desk.call(getRules, {});
    expect(table.groups.find(({ code }) => code === 'adult')).toMatchObject({
      name: 'Grown-up',
      maxLoans: 3,
    });
    const unlent = table.rules.filter(({ loanable }) => !loanable);
    expect(unlent.map(({ itemType }) => itemType)).toEqual(['reference', 'reference']);
    expect(await app.deps.db.selectFrom('item').select('item_type').execute()).toEqual([
      { item_type: 'book' },
    ]);
    expect(await desk.call(putUsualSet, { kind: 'public' })).toEqual({ groups: 0, itemTypes: 0, rules: 0 });
  });

  it.each(USUAL_SETS)('have a rule for each group and type in a %s library', async (kindOfLibrary) => {
    await desk.call(putUsualSet, { kind: kindOfLibrary });
    const { groups, itemTypes, rules } = await desk.call(getRules, {});
    for (const { patronGroup, itemType } of rules) {
      expect(groups.map(({ code }) => code)).toContain(patronGroup);
      expect(itemTypes.map(({ code }) => code)).toContain(itemType);
    }
    expect(rules).toHaveLength(groups.length * itemTypes.length);
  });
});
