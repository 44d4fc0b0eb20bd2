// @vitest-environment happy-dom
import { browseLocations } from '@lectern/contracts/discovery/browse/browse-locations';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish } from '../../../../testing/draw.tsx';
import { answers, libraryServer } from '../../../../testing/library-server.ts';
import PlacesPage from './library-places-page.tsx';

type Place = OutputOf<(typeof browseLocations)['output']>[number];

describe('the page of places', () => {
  inEnglish();
  const server = libraryServer();

  const place = (libName: string, opening: Partial<Place['opening']>): Place => ({
    libCode: libName,
    libName,
    address: `Address of ${libName}`,
    openingHours: `Week of ${libName}`,
    opening: { state: 'unknown', until: null, opens: null, exceptions: [], ...opening },
    count: 1,
    campuses: [],
  });
  const moment = (day: string, time: string, inDays: number) => ({
    at: `${day}T10:00:00Z`,
    day,
    time,
    inDays,
  });

  it('says of each library whether it is open, its week, and the days with other hours', async () => {
    server.use(
      answers(browseLocations, [
        place('Main', {
          state: 'open',
          until: moment('2026-11-23', '22:00', 0),
          exceptions: [
            { day: '2026-12-24', hours: '09:30–13:00', name: 'Christmas Eve' },
            { day: '2026-12-28', hours: 'closed', name: '' },
          ],
        }),
        place('South', { state: 'closed', opens: moment('2026-11-24', '09:00', 1) }),
        place('Town', { state: 'closed', opens: moment('2026-11-26', '10:30', 3) }),
        place('Mill', { state: 'closed' }),
        place('Tower', { state: 'open' }),
        place('Ship', {}),
      ]),
    );
    draw(<PlacesPage />);
    const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;
    expect(await textOf('Main')).toContain('Open until 22:00');
    expect(await textOf('Main')).toContain('Thursday, Dec 24 (Christmas Eve): 09:30–13:00');
    expect(await textOf('Main')).toContain('Monday, Dec 28: closed');
    expect(await textOf('South')).toContain('Closed, opens tomorrow at 09:00');
    expect(await textOf('Town')).toContain('Closed, opens Thursday, Nov 26 at 10:30');
    expect(await textOf('Mill')).toContain('Closed until further notice');
    expect(await textOf('Tower')).toContain('Open 24 hours');
    expect(await textOf('Ship')).toContain('Week of Ship');
    expect(await textOf('Ship')).not.toMatch(/Open|Closed/);
  });
});
