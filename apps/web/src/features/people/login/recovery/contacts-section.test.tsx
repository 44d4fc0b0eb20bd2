// @vitest-environment happy-dom
import { bindMailOrPhone } from '@lectern/contracts/people/contacts/bind-mail-or-phone';
import { getContacts } from '@lectern/contracts/people/contacts/get-contacts';
import { updateContact } from '@lectern/contracts/people/contacts/update-contact';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inEnglish, signedIn } from '../../../../testing/draw.tsx';
import { answers, libraryServer, losesConnection, refuses } from '../../../../testing/library-server.ts';
import ContactsSection from './contacts-section.tsx';
import type { Contacts } from './demanded-contacts.ts';

const server = libraryServer();
inEnglish();

const BOUND: Contacts = {
  email: 'reader@example.org',
  phone: '',
  emailFlag: '1',
  phoneFlag: '0',
  canMail: true,
  canPhone: false,
  needsPassword: true,
  remainTimes: 0,
  mailCodeTimes: 5,
  bindTimes: 3,
};

let contacts = BOUND;
beforeEach(() => {
  contacts = BOUND;
  signedIn();
  server.use(answers(getContacts, () => contacts));
});

const button = (name: string) => screen.findByRole('button', { name });
const messages = () => toasts.get().map(({ text }) => text);

describe('the contacts of the account', () => {
  it('say what is bound, what the library cannot send, and how many changes are left', async () => {
    draw(<ContactsSection />);
    await screen.findByText('reader@example.org');
    expect(screen.getByText('Confirmed')).toBeDefined();
    expect(screen.getByText('None yet')).toBeDefined();
    expect(screen.getByText('The library does not send codes in this way.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm Phone' })).toBeNull();
    expect(screen.getByText('3 more changes are possible today.')).toBeDefined();
  });

  it('are replaced with the password, and a wrong one is said at its field', async () => {
    server.use(
      refuses(bindMailOrPhone, { code: 'CREDENTIALS_WRONG', status: 400, message: 'Wrong password.' }),
    );
    const { user } = draw(<ContactsSection />);
    await user.click(await button('Replace E-mail'));
    await user.type(await screen.findByLabelText('E-mail address'), 'new@example.org');
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(await button('Confirm'));
    const password = screen.getByLabelText<HTMLInputElement>('Your password');
    expect(document.activeElement).toBe(password);
    await user.type(password, 'wrong');
    await user.click(await button('Confirm'));
    await screen.findByText('Wrong password.');
    expect(password.value).toBe('');
  });

  it('are removed after a question, with the password', async () => {
    server.use(
      answers(updateContact, ({ kind }) => {
        expect(kind).toBe('mail');
        contacts = { ...BOUND, email: '', emailFlag: '0', needsPassword: false, bindTimes: 2 };
        return { bindTimes: 2 };
      }),
    );
    const { user } = draw(<ContactsSection />);
    await user.click(await button('Remove E-mail'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Without reader@example.org/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(dialog.getByText('Please enter your password')).toBeDefined();
    await user.type(dialog.getByLabelText('Your password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(messages()).toEqual(['The contact was removed']));
    await screen.findByText('2 more changes are possible today.');
    expect(screen.queryByText('reader@example.org')).toBeNull();
  });

  it('that the library needs stay, and the dialog says so', async () => {
    contacts = { ...BOUND, needsPassword: false };
    server.use(refuses(updateContact, { code: 'CONTACT_NEEDED', status: 403, message: 'It is needed.' }));
    const { user } = draw(<ContactsSection />);
    await user.click(await button('Remove E-mail'));
    await user.click(await button('Remove'));
    await screen.findByText('It is needed.');
    await user.click(await button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('reader@example.org')).toBeDefined();
  });

  it('cannot be changed any more if all changes of the day are used', async () => {
    contacts = { ...BOUND, bindTimes: 0 };
    const { user } = draw(<ContactsSection />);
    await user.click(await button('Replace E-mail'));
    await screen.findByText(/cannot be changed any more today/);
  });

  it('can be loaded again after a lost connection', async () => {
    server.use(losesConnection(getContacts));
    const { user } = draw(<ContactsSection />);
    const again = await button('Try again');
    server.use(answers(getContacts, BOUND));
    await user.click(again);
    await screen.findByText('reader@example.org');
  });
});
