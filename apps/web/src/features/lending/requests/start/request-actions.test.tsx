// @vitest-environment happy-dom
import { askHolder } from '@lectern/contracts/lending/requests/ask-holder';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listRequestEditions } from '@lectern/contracts/lending/requests/list-request-editions';
import { requestItem } from '@lectern/contracts/lending/requests/request-item';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import { OWN_REQUEST } from '../../../../testing/request-fixtures.ts';
import RequestActions from './request-actions.tsx';

const server = libraryServer();
inEnglish();

const MAIN = { libCode: 'MAIN', libName: 'Main Library', takeAddress: '1 Park Street' };
const SOUTH = { libCode: 'SOUTH', libName: 'South Branch', takeAddress: '' };
const POSSIBLE = { refusal: null, timesLeft: 10, takeLocations: [MAIN, SOUTH] };
const NOT_NOW = {
  refusal: { code: 'REQUEST_NOTHING_ON_SHELF', message: 'No copy is on the shelf at the moment.' },
  timesLeft: 10,
  takeLocations: [],
};

const LENT = {
  recordId: 'b1',
  canFetch: false,
  best: 'reservation' as const,
  options: [
    { type: 'reservation' as const, ...POSSIBLE },
    { type: 'entrust' as const, ...NOT_NOW },
    { type: 'online_loan' as const, ...NOT_NOW },
    { type: 'relending' as const, ...POSSIBLE, takeLocations: [] },
    { type: 'home_delivery' as const, ...NOT_NOW },
  ],
  wait: { readersBefore: 2, copies: 3, fromDays: 9, toDays: 16, pastLoans: 24 },
  volumes: [],
  contactInfo: '138****8000',
  addresses: [],
  noticeWays: [],
  retentionDays: 7,
  answerDays: 3,
};

const REACH = 'The library must be able to reach you';
const PLACED: RequestView = { ...OWN_REQUEST, requestNo: '26030212345678', author: '', volume: '' };

const shown = () => draw(<RequestActions recordId="b1" title="Middlemarch" />);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => within(screen.getByRole('dialog')).getByLabelText(name);
const write = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('what can be requested', () => {
  it('is shown to whoever signs in', async () => {
    shown();
    expect(await screen.findByRole('button', { name: 'Sign in to request it' })).toBeDefined();
  });

  it('is nothing where the library system takes no requests', () => {
    draw(<RequestActions recordId="b1" title="Middlemarch" />, { settings: { libraryCan: [] } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  describe('to a reader', () => {
    beforeEach(() => {
      signedIn();
      server.use(answers(listRequestEditions, { langCode: 'eng', langName: 'English', editions: [] }));
    });

    it('is this edition or any, in the languages that the reader ticks, with the shortest wait', async () => {
      const sent: unknown[] = [];
      const edition = {
        title: 'Middlemarch',
        edition: '',
        publisher: '',
        publishYear: 2003,
        readersBefore: 0,
      };
      const english = { ...edition, langCode: 'eng', langName: 'English', wait: null };
      const soon = { readersBefore: 0, copies: 1, fromDays: 2, toDays: 5, pastLoans: 0 };
      const editions = [
        { ...english, recordId: 'b2' },
        { ...english, recordId: 'b3' },
        { ...edition, recordId: 'b4', langCode: 'fre', langName: 'French', wait: soon },
      ];
      server.use(
        answers(getRequestOptions, LENT),
        answers(listRequestEditions, { langCode: 'eng', langName: 'English', editions }),
        answers(reserveOrEntrust, (input) => {
          sent.push(input);
          return { ...PLACED, otherRecordIds: ['b2', 'b3', 'b4'] };
        }),
      );
      shown();
      await press('Reserve it');
      await screen.findByRole('dialog');
      fireEvent.click(await screen.findByLabelText('Any edition, whichever comes first'));
      expect(field('English (2 other editions)')).toMatchObject({ checked: true });
      const dialog = screen.getByRole('dialog');
      expect(dialog.textContent).toContain('One request waits for 3 editions.');
      expect(dialog.textContent).toContain('2 readers before you, 3 copies, usually 9 to 16 days.');
      fireEvent.click(field('French (1 other edition)'));
      expect(dialog.textContent).toContain('One request waits for 4 editions.');
      expect(dialog.textContent).toContain(
        'In the shortest queue: 0 readers before you, 1 copy, usually 2 to 5',
      );
      send('Reserve it');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toMatchObject([{ recordId: 'b1', otherRecordIds: ['b2', 'b3', 'b4'] }]);
    });

    it('is the best way first, with the wait and its ground, and the others with the reason why not', async () => {
      server.use(answers(getRequestOptions, LENT));
      shown();
      await screen.findByRole('button', { name: 'Reserve it' });
      expect(document.body.textContent).toContain('2 readers before you, 3 copies, usually 9 to 16 days.');
      expect(document.body.textContent).toContain('Estimated from the last 24 loans.');
      expect(screen.getByRole('button', { name: 'Ask the current reader' })).toBeDefined();
      expect(screen.getAllByText('No copy is on the shelf at the moment.')).toHaveLength(3);
    });

    it('is nothing if no kind can be started, with the reason once if all have the same', async () => {
      const options = LENT.options.map((option) => ({ ...option, ...NOT_NOW }));
      server.use(answers(getRequestOptions, { ...LENT, best: null, wait: null, options }));
      shown();
      expect(await screen.findByText('This book cannot be requested now')).toBeDefined();
      expect(screen.getAllByText('No copy is on the shelf at the moment.')).toHaveLength(1);
    });

    it('is reserved from one dialog, with pickup place, contact, day and a note', async () => {
      const sent: unknown[] = [];
      server.use(
        answers(getRequestOptions, LENT),
        answers(reserveOrEntrust, (input) => {
          sent.push(input);
          return PLACED;
        }),
      );
      shown();
      await press('Reserve it');
      await screen.findByRole('dialog');
      expect(await within(screen.getByRole('dialog')).findByText('1 Park Street')).toBeDefined();
      write('Pickup place', 'SOUTH');
      write('Needed until', '2026-04-01');
      write('Note to the library', 'Thank you');
      send('Reserve it');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent).toMatchObject([
        {
          recordId: 'b1',
          type: 'reservation',
          takeLibCode: 'SOUTH',
          contactInfo: '',
          reqestEndDate: '2026-04-01',
          comments: 'Thank you',
        },
      ]);
      expect(toasts.get().map(({ text }) => text)).toContain('Request no. 26030212345678 has been placed');
    });

    it('tells the reader as usual, or of this request in the ways that the reader chooses', async () => {
      const sent: unknown[] = [];
      const noticeWays = [
        { way: 'mail' as const, chosen: true },
        { way: 'sms' as const, chosen: false },
      ];
      server.use(
        answers(getRequestOptions, { ...LENT, noticeWays }),
        answers(reserveOrEntrust, (input) => {
          sent.push(input.noticeWays);
          return PLACED;
        }),
      );
      shown();
      await press('Reserve it');
      await waitFor(() => expect(field('E‑mail')).toHaveProperty('checked', true));
      send('Reserve it');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await press('Reserve it');
      await waitFor(() => expect(field('Text message')).toHaveProperty('checked', false));
      fireEvent.click(field('Text message'));
      fireEvent.click(field('E‑mail'));
      send('Reserve it');
      await waitFor(() => expect(sent).toEqual([[], ['inbox', 'sms']]));
    });

    it('is asked of its reader without a pickup place', async () => {
      const sent: unknown[] = [];
      server.use(
        answers(getRequestOptions, LENT),
        answers(askHolder, (input) => {
          sent.push(input);
          return { ...PLACED, type: 'relending' as const };
        }),
      );
      shown();
      await press('Ask the current reader');
      await waitFor(() => expect(field('Note to the reader who has it')).toBeDefined());
      expect(screen.queryByLabelText('Pickup place')).toBeNull();
      send('Ask the current reader');
      await waitFor(() => expect(sent).toHaveLength(1));
    });

    it('is sent to the default address; one outside the area cannot be chosen', async () => {
      const address = {
        addressId: 'a1',
        addressType: 'home' as const,
        country: 'CN',
        areaCode: '330106',
        areaNames: ['浙江省', '杭州市'],
        details: '1 West Lake Road',
        postcode: '310000',
        recipientName: 'Lin',
        phone: '13800138000',
        defaultFlag: '0' as const,
        isDelivered: false,
      };
      const home = { type: 'home_delivery' as const, ...POSSIBLE, takeLocations: [] };
      const sent: unknown[] = [];
      server.use(
        answers(getRequestOptions, {
          ...LENT,
          best: 'home_delivery',
          options: [home],
          addresses: [address, { ...address, addressId: 'a2', defaultFlag: '1', isDelivered: true }],
        }),
        answers(requestItem, (input) => {
          sent.push(input);
          return { ...PLACED, type: 'home_delivery' as const };
        }),
      );
      shown();
      await press('Home delivery');
      await waitFor(() => expect(field('Deliver to')).toHaveProperty('value', 'a2'));
      expect(screen.getByRole('option', { name: /not delivered there/ })).toHaveProperty('disabled', true);
      send('Home delivery');
      await waitFor(() => expect(sent).toMatchObject([{ type: 'home_delivery', addressId: 'a2' }]));
    });

    it('waits until a volume is chosen and a contact is known', async () => {
      const sent: unknown[] = [];
      server.use(
        answers(getRequestOptions, {
          ...LENT,
          contactInfo: '',
          volumes: [{ volume: '2', itemCount: 1, onShelfCount: 0 }],
        }),
        answers(reserveOrEntrust, (input) => {
          sent.push(input);
          return PLACED;
        }),
      );
      shown();
      await press('Reserve it');
      await waitFor(() => expect(field('Volume')).toBeDefined());
      send('Reserve it');
      const missing = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
      await waitFor(() => expect(missing()).toEqual(['Choose a volume', REACH]));
      write('Volume', '2');
      send('Reserve it');
      await waitFor(() => expect(missing()).toEqual([REACH]));
      expect(sent).toEqual([]);
      await waitFor(() => expect(field('Phone or e-mail')).toBeDefined());
      write('Phone or e-mail', 'reader@example.org');
      send('Reserve it');
      await waitFor(() => expect(sent).toMatchObject([{ volume: '2', contactInfo: 'reader@example.org' }]));
    });

    it('keeps what was written when the library refuses, and says why', async () => {
      server.use(
        answers(getRequestOptions, LENT),
        refuses(reserveOrEntrust, {
          code: 'REQUEST_CONTACT_WRONG',
          status: 400,
          message: 'Please enter a phone number or an e-mail address.',
        }),
      );
      shown();
      await press('Reserve it');
      await waitFor(() => expect(field('Phone or e-mail')).toBeDefined());
      write('Phone or e-mail', 'nobody');
      send('Reserve it');
      expect(await screen.findByText('Please enter a phone number or an e-mail address.')).toBeDefined();
      expect(field('Phone or e-mail')).toHaveProperty('value', 'nobody');
    });
  });
});
