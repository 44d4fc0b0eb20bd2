import { explainRule } from '@lectern/contracts/lending/rules/explain-rule';
import { getRules } from '@lectern/contracts/lending/rules/get-rules';
import { putItemType } from '@lectern/contracts/lending/rules/put-item-type';
import { putPatronGroup } from '@lectern/contracts/lending/rules/put-patron-group';
import { putRule } from '@lectern/contracts/lending/rules/put-rule';
import { removeRule } from '@lectern/contracts/lending/rules/remove-rule';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromJson } from '../../../platform/db/codecs.ts';
import { buildPatron } from '../../../testing/builders.ts';
import { buildBib, buildItem } from '../../../testing/catalogue-builders.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const RULE = {
  patronGroup: 'guest',
  itemType: 'map',
  loanable: true,
  loanDays: 14,
  loanHours: null,
  renewDays: 7,
  maxRenewals: 1,
  maxLoans: 2,
  finePerDay: 20,
  finePerHour: null,
  fineCap: 500,
  grace: 2,
  closedDaysCost: false,
  lostPrice: 8000,
  lostHandling: null,
};

describeOnEachDatabase('loan rules', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['circulation.desk', 'circulation.rules']) });
  });
  afterAll(() => app.close());

  it('are set for a group and a type, and each change is audited with what was before', async () => {
    await expect(desk.call(putRule, RULE)).rejects.toMatchObject({ code: 'PATRON_GROUP_UNKNOWN' });
    await desk.call(putPatronGroup, {
      code: 'guest',
      names: { 'en-US': 'Guest' },
      maxLoans: 5,
      fineCap: 1000,
    });
    await expect(desk.call(putRule, RULE)).rejects.toMatchObject({ code: 'ITEM_TYPE_UNKNOWN' });
    await desk.call(putItemType, { code: 'map', names: { 'en-US': 'Map' } });
    expect(await desk.call(putRule, RULE)).toEqual(RULE);
    await desk.call(putRule, { ...RULE, loanDays: 21 });
    expect(await desk.call(getRules, {})).toEqual({
      groups: [{ code: 'guest', name: 'Guest', names: { 'en-US': 'Guest' }, maxLoans: 5, fineCap: 1000 }],
      itemTypes: [{ code: 'map', name: 'Map', names: { 'en-US': 'Map' } }],
      rules: [{ ...RULE, loanDays: 21 }],
      amnesties: [],
      currency: 'CNY',
    });
    const changes = await app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'rules.put')
      .orderBy('id')
      .execute();
    expect(changes.map(({ details }) => fromJson(details))).toEqual([
      { before: null, after: RULE },
      { before: { loanDays: 14 }, after: { loanDays: 21 } },
    ]);
  });

  it('explain themselves for a reader and an item', async () => {
    const { primary_id: reader } = await buildPatron(app.deps.db, { patron_group: 'guest', name: 'Lin' });
    const { id: bib_id } = await buildBib(app.deps.db, { title: 'A map of the north' });
    const { barcode } = await buildItem(app.deps.db, { item_type: 'map', bib_id });
    expect(await desk.call(explainRule, { reader, barcode })).toMatchObject({
      readerName: 'Lin',
      groupName: 'Guest',
      itemTypeName: 'Map',
      title: 'A map of the north',
      rule: { loanDays: 21 },
      loans: 0,
      maxLoans: 5,
      due: { date: '2026-03-23', at: null },
      refusal: null,
    });
    await desk.call(removeRule, { patronGroup: 'guest', itemType: 'map' });
    expect(await desk.call(explainRule, { reader, barcode })).toMatchObject({
      rule: null,
      due: null,
      refusal: { code: 'NO_LOAN_RULE' },
    });
    await expect(desk.call(removeRule, { patronGroup: 'guest', itemType: 'map' })).rejects.toMatchObject({
      code: 'RULE_UNKNOWN',
    });
    await expect(desk.call(explainRule, { reader: 'nobody', barcode })).rejects.toMatchObject({
      code: 'PATRON_NOT_FOUND',
    });
  });
});
