// @vitest-environment happy-dom
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { keepWindowOpen } from '@lectern/contracts/people/sessions/keep-window-open';
import { mayStaySignedIn } from '@lectern/contracts/people/sessions/may-stay-signed-in';
import { addFolder } from '@lectern/contracts/shelf/favourites/add-folder';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import LoginDialog from '../../features/people/login/components/login-dialog.tsx';
import { api } from '../../lib/api.ts';
import { API_BASE } from '../../lib/guarded-client.ts';
import { KEPT_MINUTES, pages } from '../../lib/kept/kept-page.ts';
import { loginPrompt } from '../../lib/login-prompt.ts';
import { readerOf } from '../../lib/lose-session.ts';
import { keepSession, keepUser, session } from '../../lib/session-store.ts';
import { localStore } from '../../lib/storage.ts';
import { toasts } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { useExternalStore } from '../../lib/use-external-store.ts';
import { endIdleSession, useSession } from '../../lib/use-session.ts';
import { draw, inEnglish, signedIn } from '../../testing/draw.tsx';
import {
  answers,
  libraryServer,
  losesConnection,
  refuses,
  staysSilent,
} from '../../testing/library-server.ts';
import { KeptPages } from './kept-pages.tsx';
import { everythingToSee } from './testing/everything-to-see.ts';

const ADA = { userId: 'u1', groupCode: 'demo', libCode: 'MAIN', name: 'Ada Reader', opacPicUrl: '' };
const BEN = { ...ADA, userId: 'u2', name: 'Ben Reader' };
const ENDED = { code: '401', status: 401, message: 'Please sign in.' } as never;

const server = libraryServer();
inEnglish();
beforeEach(() => {
  signedIn();
  server.use(answers(getSessionUser, ADA), answers(signOut, {}), refuses(keepWindowOpen, ENDED));
});
afterEach(() => {
  localStore.remove('selfCheckStation');
  vi.useRealTimers();
});

function Reader() {
  const reader = readerOf(useExternalStore(session));
  const navigate = useNavigate();
  return (
    <>
      <KeptPages reader={reader} isClosed={(path) => path === '/mine'}>
        <Page />
      </KeptPages>
      <Button onClick={() => void navigate('/home')}>Home</Button>
    </>
  );
}

/** A page whose form goes as soon as nobody is signed in or an answer is missing. */
function Page() {
  const { signedIn: isSignedIn, signOut: leave } = useSession();
  const { data } = useCall(getSessionUser, {});
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <search>
        <TextField label="Words" />
      </search>
      {isSignedIn && data && (
        <>
          <p>Signed in as {data.name}</p>
          <Button onClick={() => setIsOpen(true)}>Write</Button>
          <Button onClick={() => void leave()}>Sign out</Button>
          {isOpen && <Form />}
        </>
      )}
    </>
  );
}

function Form() {
  const [text, setText] = useState('');
  const [secret, setSecret] = useState('');
  const add = useAction(addFolder);
  return (
    <FormDialog
      title="A note"
      send="Send"
      cancel="Cancel"
      busy={add.running}
      error={add.error}
      onSend={() => add.start({ name: text })}
      onClose={() => undefined}
    >
      <TextField label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      <TextField
        label="Password"
        type="password"
        value={secret}
        onChange={({ target }) => setSecret(target.value)}
      />
    </FormDialog>
  );
}

const note = () => screen.getByLabelText<HTMLInputElement>('Note');
const messages = () => toasts.get().map(({ text }) => text);
const write = (text: string) => fireEvent.change(note(), { target: { value: text } });

async function open(at = '/mine') {
  const drawn = draw(<Reader />, { at });
  fireEvent.click(await screen.findByRole('button', { name: 'Write' }));
  write('half a thought');
  return drawn;
}

async function signInAs(user: typeof ADA, token = 'second') {
  server.use(answers(getSessionUser, user));
  await act(async () => {
    keepSession('x-lectern-session', token);
    keepUser(user);
    await Promise.resolve();
  });
}

async function endByCall() {
  await act(() => api.call(keepWindowOpen, {}).catch(() => undefined));
}
async function endByIdleClock() {
  await act(async () => endIdleSession());
}

describe.each([
  ['noticed at the next call', endByCall],
  ['ended by the idle clock', endByIdleClock],
])('a session that is over, %s', (_how, end) => {
  it.each(['/mine', '/open'])(
    'gives what was typed back to the same reader, and shows it to nobody before: %s',
    async (at) => {
      await open(at);
      await end();
      expect(everythingToSee()).not.toContain('half a thought');
      expect(screen.queryByRole('dialog')).toBeNull();
      await signInAs(ADA);
      await waitFor(() => expect(note().value).toBe('half a thought'));
      expect(screen.getByRole('dialog', { name: 'A note' }).hasAttribute('open')).toBe(true);
      expect(document.activeElement).toBe(note());
      expect(messages()).toEqual(['You are back where you were, with everything you typed.']);
      expect(loginPrompt.get()).toBeUndefined();
      write('a whole thought');
      expect(note().value).toBe('a whole thought');
    },
  );

  it('gives another reader nothing, and the first one nothing after that', async () => {
    await open();
    await end();
    await signInAs(BEN);
    await screen.findByText('Signed in as Ben Reader');
    expect(pages.get().kept).toBeUndefined();
    expect(everythingToSee()).not.toContain('half a thought');
    await end();
    await signInAs(ADA, 'third');
    await screen.findByText('Signed in as Ada Reader');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(everythingToSee()).not.toContain('half a thought');
  });

  it('leads its reader back from another page', async () => {
    const { address } = await open('/mine?tab=2');
    await end();
    fireEvent.click(screen.getByRole('button', { name: 'Home' }));
    expect(address()).toBe('/home');
    await signInAs(ADA);
    await waitFor(() => expect(address()).toBe('/mine?tab=2'));
    await waitFor(() => expect(note().value).toBe('half a thought'));
  });
});

describe('what was typed', () => {
  it('goes after half an hour, whatever the clock says', async () => {
    await open();
    await endByCall();
    const since = performance.now();
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    const time = vi.spyOn(performance, 'now').mockReturnValue(since + KEPT_MINUTES * 60_000 - 1000);
    await signInAs(ADA);
    await waitFor(() => expect(note().value).toBe('half a thought'));
    await endByCall();
    time.mockReturnValue(since + 2 * KEPT_MINUTES * 60_000);
    await signInAs(ADA, 'third');
    await screen.findByText('Signed in as Ada Reader');
    expect(screen.queryByRole('dialog')).toBeNull();
    time.mockRestore();
  });

  it('goes by itself after half an hour, and the dialog no longer says that it is kept', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(endIdleSession);
    expect(pages.get().kept).toBeDefined();
    act(() => void vi.advanceTimersByTime(KEPT_MINUTES * 60_000));
    expect(pages.get().kept).toBeUndefined();
  });

  it('goes when the reader signs out', async () => {
    await open('/open');
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(session.get()).toBeUndefined());
    expect(everythingToSee()).not.toContain('half a thought');
    await signInAs(ADA);
    await screen.findByText('Signed in as Ada Reader');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes at a station for self check-out', async () => {
    localStore.write('selfCheckStation', 'token');
    await open('/open');
    await endByCall();
    expect(pages.get().kept).toBeUndefined();
    expect(everythingToSee()).not.toContain('half a thought');
    await signInAs(ADA);
    await screen.findByText('Signed in as Ada Reader');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('comes back without passwords', async () => {
    await open();
    const secret = () => screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.change(secret(), { target: { value: 'secret' } });
    await endByCall();
    await signInAs(ADA);
    await waitFor(() => expect(note().value).toBe('half a thought'));
    expect(secret().value).toBe('');
  });

  it('in a search stays on a page that all may see, and the dialog says nothing of it', async () => {
    draw(<Reader />, { at: '/open' });
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'rivers' } });
    await endByCall();
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('rivers');
    expect(pages.get().kept).toBeUndefined();
    expect(loginPrompt.get()).toBe('expired');
  });

  it('is named by the dialog as long as it is kept', async () => {
    server.use(staysSilent(mayStaySignedIn));
    await open();
    await endByCall();
    draw(<LoginDialog reason="expired" onClose={() => undefined} />);
    expect((await screen.findByText(/^Your session has ended/)).textContent).toContain('30 minutes');
  });
});

describe('an act that was refused because the session had ended', () => {
  it('is asked for again after the sign-in, and says no fault in its form', async () => {
    const { user } = await open();
    server.use(refuses(addFolder, ENDED));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(session.get()).toBeUndefined());
    await signInAs(ADA);
    await waitFor(() => expect(note().value).toBe('half a thought'));
    expect(messages()[0]).toContain('was not done');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('keeps its key if an answer was lost before: it may have happened, and is never done twice', async () => {
    const { user } = await open();
    const keys: (string | null)[] = [];
    const noted = http.post(`${API_BASE}${addFolder.path}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return undefined;
    });
    const send = async (count: number) => {
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(keys).toHaveLength(count));
    };
    server.use(noted, losesConnection(addFolder));
    await send(1);
    await screen.findByRole('alert');
    server.resetHandlers();
    server.use(answers(signOut, {}), noted, refuses(addFolder, ENDED));
    await send(2);
    await waitFor(() => expect(session.get()).toBeUndefined());
    await signInAs(ADA);
    await waitFor(() => expect(note().value).toBe('half a thought'));
    server.use(noted, losesConnection(addFolder));
    await send(3);
    expect(new Set(keys).size).toBe(1);
    await screen.findByRole('alert');
  });
});
