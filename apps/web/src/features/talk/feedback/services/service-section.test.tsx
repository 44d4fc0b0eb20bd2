// @vitest-environment happy-dom
import type { Feedback } from '@lectern/contracts/talk/feedback/feedback';
import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { requestService } from '@lectern/contracts/talk/feedback/request-service';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, it } from 'vitest';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../../testing/library-server.ts';
import ServiceSection from './service-section.tsx';

const NONE = { total: 0, counts: { unreplied: 0, handling: 0, replied: 0 }, feedback: [] };
const CHECKED: Feedback = {
  id: 'f1',
  kind: 'thesis',
  state: 'handling',
  recordId: '',
  title: 'Tides of the estuary',
  details: [
    { name: 'degree', value: 'master' },
    { name: 'department', value: 'Geography' },
  ],
  page: '',
  browser: '',
  sentAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
  messages: [],
  pictures: [],
};
const FORMS = {
  documentDeliveryWay: 'form',
  thesisCheckWay: 'form',
  expertWay: 'form',
  libTypeCode: '2',
} as const;

describe('a service that is a form', () => {
  inEnglish();
  const server = libraryServer();

  it('knows the work that its address names, and sends what is written', async () => {
    signedIn();
    const sent: unknown[] = [];
    server.use(
      answers(listFeedback, NONE),
      answers(requestService, (input) => {
        sent.push(input.request);
        return { id: 'f1' };
      }),
    );
    const { user, address } = draw(<ServiceSection service="delivery" isExpert={false} />, {
      at: '/?new=1&recordId=r1&title=On%20whales&year=1998&unknown=x',
      settings: FORMS,
    });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Title of the work')).toHaveProperty('value', 'On whales');
    await user.type(within(dialog).getByLabelText('Authors'), 'R. Hale');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([
      { kind: 'delivery', recordId: 'r1', title: 'On whales', year: '1998', authors: 'R. Hale' },
    ]);
    expect(address()).toBe('/');
  });

  it('opens by a link of the section itself too', async () => {
    signedIn();
    server.use(answers(listFeedback, NONE));
    const { user } = draw(
      <>
        <Link to="/?new=1">Ask</Link>
        <ServiceSection service="delivery" isExpert={false} />
      </>,
      { settings: FORMS },
    );
    await user.click(await screen.findByRole('link', { name: 'Ask' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at each field what is wrong, and sends nothing', async () => {
    signedIn();
    server.use(answers(listFeedback, NONE));
    const { user } = draw(<ServiceSection service="expert" isExpert />, { settings: FORMS });
    await user.click(await screen.findByRole('button', { name: 'Ask an expert' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByLabelText('E-mail address or phone number')).toBeNull();
    await user.selectOptions(within(dialog).getByLabelText('How to answer you'), 'mail');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(within(dialog).getAllByText('Please fill in this field.')).toHaveLength(2);
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Subject'));
  });

  it('needs an address for an answer by mail', async () => {
    signedIn();
    server.use(answers(listFeedback, NONE));
    const { user } = draw(<ServiceSection service="expert" isExpert />, { settings: FORMS });
    await user.click(await screen.findByRole('button', { name: 'Ask an expert' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Subject'), 'Maps');
    await user.type(within(dialog).getByLabelText('Your question'), 'Who?');
    await user.selectOptions(within(dialog).getByLabelText('How to answer you'), 'mail');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await within(dialog).findByText('Please enter an e-mail address or phone number for the answer.');
  });

  it('keeps what was written where the desk refuses it', async () => {
    signedIn();
    const message = 'Two a day at most.';
    server.use(
      answers(listFeedback, NONE),
      refuses(requestService, { code: 'SERVICE_LIMIT_REACHED', status: 422, message }),
    );
    const { user } = draw(<ServiceSection service="delivery" isExpert={false} />, {
      at: '/?new=1&title=On%20whales',
      settings: FORMS,
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await within(dialog).findByText(message);
    expect(within(dialog).getByLabelText('Title of the work')).toHaveProperty('value', 'On whales');
  });

  it('shows what was asked for, also where the library takes no more', async () => {
    signedIn();
    server.use(answers(listFeedback, { ...NONE, total: 1, feedback: [CHECKED] }));
    draw(<ServiceSection service="thesis" isExpert={false} />, { at: '/?new=1' });
    await screen.findByText('Tides of the estuary');
    expect(screen.getByText('Master')).toBeDefined();
    expect(screen.getByText('Geography')).toBeDefined();
    expect(screen.getByText('In progress')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Request a plagiarism check' })).toBeNull();
  });
});
