// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, inEnglish } from '../../testing/draw.tsx';
import { CHAT_STARTS_AFTER_MS } from './chat-script.ts';
import { useChatScript } from './use-chat-script.ts';

const COMPLETE = { openFlag: '1', robotid: 'r1', unitid: 7, userform: 'web' };

function Chat() {
  useChatScript();
  return null;
}

describe('the chat of another service', () => {
  inEnglish();
  let appended: HTMLScriptElement[];
  beforeEach(() => {
    vi.useFakeTimers();
    appended = [];
    // The script itself belongs to another service.
    vi.spyOn(document.head, 'append').mockImplementation((node) => {
      appended.push(node as HTMLScriptElement);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** The scripts that are loaded two seconds after the page began. */
  function loaded(configuration: unknown, chatScriptUrl = 'https://chat.example.org/chat.js') {
    draw(<Chat />, { settings: { chatScriptUrl, opacAiAppConfiguration: JSON.stringify(configuration) } });
    vi.advanceTimersByTime(CHAT_STARTS_AFTER_MS - 1);
    expect(appended).toEqual([]);
    vi.advanceTimersByTime(1);
    return appended.map(({ src, dataset }) => ({ src, ...Object.fromEntries(Object.entries(dataset)) }));
  }

  it('is loaded after two seconds with its configuration', () => {
    expect(loaded(COMPLETE)).toEqual([
      { src: 'https://chat.example.org/chat.js', robotid: 'r1', unitid: '7', userform: 'web' },
    ]);
  });

  it.each([
    ['is switched off', { ...COMPLETE, openFlag: '0' }],
    ['has no robot', { ...COMPLETE, robotid: '' }],
    ['has no unit', { ...COMPLETE, unitid: undefined }],
    ['has no form', { ...COMPLETE, userform: ' ' }],
    ['has no configuration', 'none'],
  ])('is not loaded if it %s', (_name, configuration) => {
    expect(loaded(configuration)).toEqual([]);
  });

  it('is not loaded without an address, which the server gives only for a host of the content policy', () => {
    expect(loaded(COMPLETE, '')).toEqual([]);
  });
});
