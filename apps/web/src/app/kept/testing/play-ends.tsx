import { CATALOGUE } from '@lectern/contracts/catalogue';
import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { HttpResponse, http } from 'msw';
import { type ReactNode, Suspense, useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { CallerContext, useCaller } from '../../../lib/caller.ts';
import { API_BASE } from '../../../lib/guarded-client.ts';
import { countAct } from '../../../lib/kept/acts.ts';
import { pages } from '../../../lib/kept/kept-page.ts';
import { readerOf } from '../../../lib/lose-session.ts';
import { randomId } from '../../../lib/random-id.ts';
import { keepSession, keepUser, session } from '../../../lib/session-store.ts';
import { staffCaller } from '../../../lib/staff/staff-caller.ts';
import { forgetStaffSession, keepStaffSession, staffSession } from '../../../lib/staff/staff-session.ts';
import { StaffContext } from '../../../lib/staff/use-staff.ts';
import { useExternalStore } from '../../../lib/use-external-store.ts';
import { endIdleSession } from '../../../lib/use-session.ts';
import { draw, inEnglish } from '../../../testing/draw.tsx';
import { libraryServer } from '../../../testing/library-server.ts';
import { sampleOf } from '../../../testing/sample-of.ts';
import { lockDesk } from '../../staff/lock-desk.ts';
import { KeptPages } from '../kept-pages.tsx';
import { everythingToSee } from './everything-to-see.ts';
import type { FormEntry } from './form-entry.ts';

const ADA = { userId: 'u1', groupCode: 'demo', libCode: 'MAIN', name: 'Ada Reader', opacPicUrl: '' };
const MEMBER = { ...sampleOf(getStaffSession.output), permissions: [...PERMISSIONS] };
const WORDS = 'kept for one alone';

const BASE_PATH = new URL(API_BASE, 'http://localhost').pathname;

/** The server knows no session any more. */
let isOver = false;
let changed: FormEntry['answers'];

/** Answers each call with a sample of its shape while the tests of a file run, or refuses all for want of a session. */
export function sampleLibrary(): void {
  inEnglish();
  // A field that waits for its words would come while others are written in.
  beforeAll(() => i18next.loadNamespaces('scan'));
  beforeEach(() => {
    isOver = false;
  });
  afterEach(forgetStaffSession);
  libraryServer(
    http.all(`*${API_BASE}/*`, ({ request }) => {
      const refusal = { success: false, errCode: '401', message: 'Please sign in.', data: null };
      if (isOver) return HttpResponse.json(refusal, { status: 401 });
      const { pathname } = new URL(request.url);
      const path = pathname.slice(pathname.indexOf(BASE_PATH) + BASE_PATH.length);
      const contract = CATALOGUE.find((one) => one.path === path);
      if (!contract || !('output' in contract)) throw new Error(`no call has the path ${path}`);
      const other = changed?.find(([{ path: its }]) => its === path)?.[1];
      const answer = sampleOf(contract.output);
      const data = Array.isArray(other) || !other ? (other ?? answer) : { ...(answer as object), ...other };
      return HttpResponse.json({ success: true, errCode: '200', message: '', data });
    }),
  );
}

/** Whose forms they are: who signs in, and how their sessions end. */
export interface Side {
  readonly Pages: (props: { readonly children: ReactNode }) => ReactNode;
  readonly signIn: (who: 'same' | 'other') => void;
  readonly leaveIdle: () => void;
}

export const READERS: Side = {
  Pages({ children }) {
    const now = useExternalStore(session);
    return (
      <KeptPages reader={readerOf(now)} isClosed={() => true}>
        <Form>{now && children}</Form>
      </KeptPages>
    );
  },
  signIn(who) {
    keepSession('x-lectern-session', randomId());
    keepUser(who === 'same' ? ADA : { ...ADA, userId: 'u2' });
  },
  leaveIdle: endIdleSession,
};

export const STAFF: Side = {
  Pages({ children }) {
    const now = useExternalStore(staffSession);
    return (
      <CallerContext value={staffCaller}>
        <KeptPages reader={now && { owner: now.account, token: now.token }} isClosed={() => true}>
          {now && (
            <StaffContext key={now.account} value={MEMBER}>
              <Form>{children}</Form>
            </StaffContext>
          )}
        </KeptPages>
      </CallerContext>
    );
  },
  signIn(who) {
    keepStaffSession({ header: 'x-lectern-session', token: randomId(), account: who, name: who });
  },
  leaveIdle: () => void lockDesk('itself'),
};

/** Gives the test the client that the form calls with. */
let client = staffCaller.client;
function Form({ children }: { readonly children: ReactNode }) {
  const caller = useCaller();
  useEffect(() => {
    client = caller.client;
  }, [caller]);
  return <Suspense fallback={<p>words are on the way</p>}>{children}</Suspense>;
}

const call = () => client.call(getStaffSession, {}).catch(() => undefined);
/** Each way in which a session ends by itself. */
const ENDS: Readonly<Record<string, (side: Side) => unknown>> = {
  'an act was refused': () => countAct(call),
  'another device ended it': call,
  'nobody moved': ({ leaveIdle }) => leaveIdle(),
};

/** Passwords and codes do not come back. */
const NO_TEXT = ['checkbox', 'radio', 'file', 'password', 'hidden', 'range', 'color', 'submit', 'button'];
type Field = HTMLInputElement | HTMLTextAreaElement;
const textFields = () =>
  [...document.querySelectorAll<Field>('input, textarea')].filter(
    (field) =>
      !field.readOnly &&
      !field.disabled &&
      !NO_TEXT.includes(field.type) &&
      field.autocomplete !== 'one-time-code',
  );
/** What is loaded later, a field or the answer of a call, is there. */
async function allAreThere(): Promise<void> {
  let count = 0;
  await waitFor(() => {
    const last = count;
    count = textFields().length;
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(count).toBeGreaterThan(0);
    expect(count).toBe(last);
  });
}
const valuesOf = () => textFields().map(({ value }) => value);

/** Writes in each field what it takes: words, or digits, or a day. */
function fillIn(): readonly string[] {
  for (let at = 0; at < textFields().length; at += 1) {
    for (const value of [WORDS, '2031-02-03', '7319', '5']) {
      const field = textFields()[at];
      if (field && field.value !== value) fireEvent.change(field, { target: { value } });
      if (textFields()[at]?.value === value) break;
    }
  }
  return valuesOf();
}

/** A form is written in, its session ends in each way, and each time its reader comes back; the last time somebody else does. */
export async function playAllEnds(side: Side, entry: FormEntry): Promise<void> {
  changed = entry.answers;
  side.signIn('same');
  draw(<side.Pages>{entry.draw()}</side.Pages>);
  if (entry.opens) {
    const { role, name } = entry.opens;
    fireEvent.click((await screen.findAllByRole(role, { name }))[0]!);
  }
  await allAreThere();
  const typed = fillIn();
  expect(
    typed.some((value) => [WORDS, '2031-02-03', '7319', '5'].includes(value)),
    'something is typed',
  ).toBe(true);
  for (const [name, end] of Object.entries(ENDS)) {
    isOver = true;
    await act(async () => void (await end(side)));
    await waitFor(() => expect(textFields(), name).toHaveLength(0));
    expect(everythingToSee(), name).not.toContain(WORDS);
    isOver = false;
    act(() => side.signIn('same'));
    await waitFor(() => expect(valuesOf(), name).toEqual(typed));
    expect(document.querySelectorAll('dialog:not([open])'), name).toHaveLength(0);
  }
  isOver = true;
  await act(async () => void (await call()));
  isOver = false;
  act(() => side.signIn('other'));
  if (!entry.opens) await waitFor(() => expect(textFields()).not.toHaveLength(0));
  expect(pages.get().kept).toBeUndefined();
  expect(everythingToSee()).not.toContain(WORDS);
  expect(valuesOf()).not.toEqual(typed);
}
