import { getPlaces } from '@lectern/contracts/lending/places/get-places';
import { putException } from '@lectern/contracts/lending/places/put-exception';
import { putLibrary } from '@lectern/contracts/lending/places/put-library';
import { putLocation } from '@lectern/contracts/lending/places/put-location';
import { putWeek } from '@lectern/contracts/lending/places/put-week';
import { getLibraryList } from '@lectern/contracts/people/tenant/get-library-list';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromJson } from '../../../platform/db/codecs.ts';
import { openStaffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const DAY = '09:00-18:00';

describeOnEachDatabase('places that staff change', (kind) => {
  let app: TestApp;
  let desk: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    desk = app.client({ token: await openStaffSession(app, ['circulation.places']) });
  });
  afterAll(() => app.close());

  const lastChange = async (action: string): Promise<unknown> => {
    const row = await app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', action)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return fromJson(row.details);
  };

  it('are libraries with names, weeks and single days, as readers are told', async () => {
    await desk.call(putLibrary, { code: 'EAST', names: { 'en-US': 'East' } });
    await desk.call(putLibrary, {
      code: 'EAST',
      names: { 'en-US': 'East Library' },
      addresses: { 'en-US': '1 Hill Road' },
    });
    expect(await lastChange('places.putLibrary')).toEqual({
      before: { names: { 'en-US': 'East' }, addresses: {} },
      after: { names: { 'en-US': 'East Library' }, addresses: { 'en-US': '1 Hill Road' } },
    });
    const week = ['', DAY, DAY, DAY, DAY, DAY, '10:00-12:00 13:00-16:00'];
    await desk.call(putWeek, { libraryCode: 'EAST', week });
    const closed = { day: '2026-05-01', hours: '', names: { 'en-US': 'Labour Day' } };
    await desk.call(putException, { libraryCode: '', ...closed });
    const shorter = { day: '2026-05-02', hours: '10:00-12:00', names: {} };
    await desk.call(putException, { libraryCode: 'EAST', ...shorter });
    expect(await desk.call(getPlaces, {})).toMatchObject({
      libraries: [{ code: 'EAST', name: 'East Library', week, exceptions: [shorter] }],
      exceptions: [closed],
    });
    const [told] = await app.client().call(getLibraryList, {});
    expect(told).toMatchObject({ libName: 'East Library', address: '1 Hill Road' });
    expect(told?.openingHours).toContain('18:00');
    await desk.call(putException, { libraryCode: 'EAST', day: '2026-05-02', hours: null });
    expect((await desk.call(getPlaces, {})).libraries[0]?.exceptions).toEqual([]);
  });

  it('are locations that keep the library and the use that their items were placed by', async () => {
    await desk.call(putLibrary, { code: 'WEST', names: { 'en-US': 'West' } });
    const hall = { code: 'HALL', libraryCode: 'WEST', names: { 'en-US': 'Hall' }, referenceOnly: true };
    await desk.call(putLocation, hall);
    const names = { 'en-US': 'Great hall' };
    await desk.call(putLocation, {
      ...hall,
      libraryCode: 'EAST',
      names,
      referenceOnly: false,
      closedStack: true,
    });
    expect((await desk.call(getPlaces, {})).locations).toContainEqual({
      ...hall,
      name: 'Great hall',
      names,
      closedStack: true,
    });
  });
});
