// @vitest-environment happy-dom
import { answer } from '@lectern/contracts/reference/ai/answer';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API_BASE } from '../../../../lib/guarded-client.ts';
import { toasts } from '../../../../lib/toasts.ts';
import { draw, inLanguage, signedIn } from '../../../../testing/draw.tsx';
import { libraryServer } from '../../../../testing/library-server.ts';
import { createTalk, type Talk } from '../talk/talk-store.ts';
import { TalkView } from './talk-view.tsx';

const server = libraryServer();
const LINES = [
  { dataType: 0, data: { chunkMessage: { content: '本馆有这本书。' }, bookAttrs: [] } },
  { dataType: 9, data: { state: 'done', known: true } },
];

describe('a talk', () => {
  inLanguage('zh-CN');
  let talk: Talk;
  let sent: Record<string, unknown>[];
  let open: ReadableStreamDefaultController<Uint8Array>[];

  beforeEach(() => {
    signedIn();
    [sent, open] = [[], []];
    talk = createTalk({ alone: false });
    server.use(
      http.post(`${API_BASE}${answer.path}`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        const body = new ReadableStream<Uint8Array>({ start: (controller) => void open.push(controller) });
        return new HttpResponse(body, { headers: { 'content-type': 'application/x-ndjson' } });
      }),
    );
  });
  afterEach(() => talk.clear());

  async function finish(): Promise<void> {
    await waitFor(() => expect(open).toHaveLength(sent.length));
    const text = LINES.map((line) => `${JSON.stringify(line)}\n`).join('');
    open.at(-1)?.enqueue(new TextEncoder().encode(text));
    open.at(-1)?.close();
    await waitFor(() => expect(talk.turns.get().at(-1)?.state).toBe('done'));
  }

  it('sends nothing for an empty text, and nothing more while an answer comes', async () => {
    draw(<TalkView talk={talk} />);
    for (const text of ['', '   ', '\n']) expect(talk.ask(text)).toBe(false);
    expect(talk.ask('有红楼梦吗？')).toBe(true);
    expect(talk.ask('有西游记吗？')).toBe(false);
    await waitFor(() => expect(sent).toHaveLength(1));
    await finish();
    expect((await screen.findAllByText('本馆有这本书。')).length).toBeGreaterThan(0);
    expect(sent.map(({ content }) => content)).toEqual(['有红楼梦吗？']);
    expect(talk.ask('有西游记吗？')).toBe(true);
    await finish();
  });

  it('asks the last question again in the place of its answer', async () => {
    draw(<TalkView talk={talk} />);
    talk.ask('有红楼梦吗？');
    await waitFor(() => expect(sent).toHaveLength(1));
    await finish();
    talk.ask('有红楼梦吗？', { again: true });
    await waitFor(() => expect(sent).toHaveLength(2));
    await finish();
    expect(sent.map(({ reAsk }) => reAsk)).toEqual([false, true]);
    expect(talk.turns.get()).toHaveLength(1);
  });

  it.each(['RATE_LIMITED', 'ASSISTANT_BUSY'])(
    'says 当前访问人数过多，请稍后再试！ for two seconds over any limit (%s)',
    async (errCode) => {
      server.use(
        http.post(`${API_BASE}${answer.path}`, () =>
          HttpResponse.json({ success: false, errCode, message: '…', data: null }, { status: 429 }),
        ),
      );
      draw(<TalkView talk={talk} />);
      talk.ask('有红楼梦吗？');
      await waitFor(() =>
        expect(toasts.get()).toMatchObject([{ text: '当前访问人数过多，请稍后再试！', staysMs: 2000 }]),
      );
      expect(talk.turns.get().at(-1)?.state).toBe('failed');
    },
  );
});
