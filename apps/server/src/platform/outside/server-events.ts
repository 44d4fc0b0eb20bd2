import { createParser } from 'eventsource-parser';
import { OutsideError } from './outside-error.ts';

export interface ServerEvent {
  /** Undefined where the server names none. */
  readonly event: string | undefined;
  readonly data: string;
}

/** The longest event; one piece of a model's answer is far shorter. */
const MAX_EVENT = 1024 * 1024;

/**
 * The server-sent events (text/event-stream) of a streamed response. Bytes that are not UTF-8 become U+FFFD. An event that has no empty
 * line behind it when the response ends is not complete, and is left out.
 *
 * @throws OutsideError also (unreadable) for an event that is too long
 */
export async function* readServerEvents(
  body: AsyncIterable<Uint8Array>,
  maxEvent = MAX_EVENT,
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let events: ServerEvent[] = [];
  let pending = 0;
  let last = '';
  const parser = createParser({
    onEvent({ event, data }) {
      events.push({ event, data });
      pending = 0;
    },
    onComment() {
      pending = 0;
    },
  });
  for await (const piece of body) {
    const text = decoder.decode(piece, { stream: true });
    pending += text.length;
    last = text.at(-1) ?? last;
    parser.feed(text);
    yield* events;
    events = [];
    if (pending > maxEvent) throw new OutsideError('unreadable', 'an event is too long');
  }
  // The parser waits behind a carriage return for a line feed that may belong to it.
  if (last === '\r') {
    parser.feed('\n');
    yield* events;
  }
}
