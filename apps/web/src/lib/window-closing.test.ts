// @vitest-environment happy-dom
import { closeWindow } from '@lectern/contracts/people/sessions/close-window';
import { keepWindowOpen } from '@lectern/contracts/people/sessions/keep-window-open';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, libraryServer } from '../testing/library-server.ts';
import { forgetSession, keepSession } from './session-store.ts';
import { leaveFor, watchWindow } from './window-closing.ts';

const server = libraryServer();
let heard: string[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  heard = [];
  keepSession('x-session', 't1');
  server.use(
    answers(closeWindow, () => {
      heard.push('closing');
      return {};
    }),
    answers(keepWindowOpen, () => {
      heard.push('open');
      return {};
    }),
  );
  stop = watchWindow();
});
afterEach(() => {
  stop();
  forgetSession();
  vi.useRealTimers();
});

async function after(ms: number): Promise<string[]> {
  await vi.advanceTimersByTimeAsync(ms);
  vi.useRealTimers();
  // Answers of the server take real time.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return heard;
}

describe('a window of a signed-in reader', () => {
  it('tells the server that it is closed', async () => {
    dispatchEvent(new Event('pagehide'));
    expect(await after(0)).toEqual(['closing']);
  });

  it('tells nothing where the reader stays signed in', async () => {
    keepSession('x-session', 't1', true);
    dispatchEvent(new Event('pagehide'));
    expect(await after(0)).toEqual([]);
  });

  it('says that it is open after it was loaded again, twice', async () => {
    expect(await after(10_000)).toEqual(['open', 'open']);
  });

  it('says so when another window is closed, twice', async () => {
    await after(3000);
    heard = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const other = new BroadcastChannel('lectern::tabs');
    other.postMessage('closing');
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await after(8000)).toEqual(['open', 'open']);
    other.close();
  });

  it('is not closed when it leads to a provider', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    leaveFor('https://login.example.org/');
    dispatchEvent(new Event('pagehide'));
    expect(await after(0)).toEqual([]);
  });

  it('is not closed when a link leads to another site in it', async () => {
    document.body.innerHTML = '<a href="https://elsewhere.example.org/"><b>there</b></a>';
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('b')?.click();
    dispatchEvent(new Event('pagehide'));
    expect(await after(0)).toEqual([]);
  });

  it('tells nothing when nobody is signed in', async () => {
    forgetSession();
    dispatchEvent(new Event('pagehide'));
    expect(await after(3000)).toEqual([]);
  });
});
