// @vitest-environment happy-dom
import { deleteMessages } from '@lectern/contracts/talk/messages/delete-messages';
import { getMessages } from '@lectern/contracts/talk/messages/get-messages';
import type { MessageView } from '@lectern/contracts/talk/messages/message-view';
import { updateReadFlag } from '@lectern/contracts/talk/messages/update-read-flag';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../testing/draw.tsx';
import { answers, libraryServer, refuses } from '../../../testing/library-server.ts';
import InboxSection from './inbox-section.tsx';

const server = libraryServer();
inEnglish();

const ARRIVED: MessageView = {
  msgId: 'm2',
  type: 'requestArrived',
  sender: 'Library',
  title: '“Emma” is ready for pickup',
  content: ['“Emma” is kept for you at Main Library until March 9, 2026.'],
  sendTime: '2026-03-02T02:00:00.000Z',
  readFlag: '0',
  section: 'requests',
};
const DUE: MessageView = {
  ...ARRIVED,
  msgId: 'm1',
  type: 'loanDueSoon',
  title: 'Due on March 5, 2026: “Persuasion”',
  content: ['Please return or renew by March 5, 2026:', '“Persuasion” · March 5, 2026'],
  readFlag: '1',
  section: 'borrowing',
};

let inbox: MessageView[] = [];
let deleted: MessageView[] = [];
const unread = () => inbox.filter(({ readFlag }) => readFlag === '0').length;

beforeEach(() => {
  inbox = [ARRIVED, DUE];
  deleted = [];
  signedIn();
  server.use(
    answers(getMessages, ({ readFlag }) => {
      const found = inbox.filter((one) => !readFlag || one.readFlag === readFlag);
      return { total: found.length, unread: unread(), messages: found };
    }),
    answers(updateReadFlag, ({ msgIds, readFlag = '1' }) => {
      inbox = inbox.map((one) => (!msgIds || msgIds.includes(one.msgId) ? { ...one, readFlag } : one));
      return { unread: unread() };
    }),
    answers(deleteMessages, ({ msgIds, undo }) => {
      const isNamed = ({ msgId }: MessageView) => msgIds.includes(msgId);
      if (undo) inbox = [...deleted.filter(isNamed), ...inbox];
      else {
        deleted = inbox.filter(isNamed);
        inbox = inbox.filter((one) => !isNamed(one));
      }
      return { unread: unread() };
    }),
  );
});

describe('the inbox', () => {
  it('opens a message below its title, which marks it as read', async () => {
    const { user } = draw(<InboxSection />);
    const title = await screen.findByRole('button', { name: /^Unread:.*Emma/, expanded: false });
    expect(screen.queryByText(/kept for you at Main Library/)?.closest('[hidden]')).not.toBeNull();
    await user.click(title);
    await screen.findByRole('button', { name: /^“Emma”/, expanded: true });
    expect(screen.getByText(/kept for you at Main Library/).closest('[hidden]')).toBeNull();
    const link = screen.getByRole('link', { name: 'Go to my requests' });
    expect(link.getAttribute('href')).toContain('/personalCenter/requests');
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await screen.findByRole('button', { name: /^Unread:.*Emma/ });
  });

  it('deletes a message at once, and brings it back by undo', async () => {
    const { user } = draw(<InboxSection />);
    await user.click(await screen.findByRole('button', { name: 'Delete: “Emma” is ready for pickup' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Unread/ })).toBeNull());
    const undo = toasts.get().find(({ text }) => text === 'Deleted')?.action;
    expect(undo?.label).toBe('Undo');
    undo?.run();
    await screen.findByRole('button', { name: /^Unread:.*Emma/ });
  });

  it('says so when a message cannot be deleted, and keeps it', async () => {
    server.use(refuses(deleteMessages, { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many.' }));
    const { user } = draw(<InboxSection />);
    await user.click(await screen.findByRole('button', { name: /^Delete:.*Emma/ }));
    await waitFor(() => expect(toasts.get().map(({ kind }) => kind)).toContain('bad'));
    await screen.findByRole('button', { name: /^Unread:.*Emma/ });
  });

  it('marks all as read, and shows unread ones only', async () => {
    const { user } = draw(<InboxSection />);
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Unread:/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Show: All' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Unread' }));
    await screen.findByText('No unread messages');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('button', { name: /Persuasion/, expanded: false });
  });

  it('is empty at first', async () => {
    inbox = [];
    draw(<InboxSection />);
    await screen.findByText('No messages yet');
  });
});
