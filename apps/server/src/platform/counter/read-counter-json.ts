import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  type CounterHead,
  type CounterReader,
  type CounterReading,
  type CounterRefusal,
  refused,
} from './counter-use.ts';
import { exceptionsIn, fieldsOf, isInsteadOfUsage } from './exceptions.ts';
import { createItemSplitter } from './json-items.ts';
import { checkedHead, isRefused, rawHeadOf } from './read-head.ts';
import { readItem } from './read-item.ts';
import { countingFaults, createUseGate } from './use-gate.ts';

/** A text that comes in parts; a fault ends it. */
export interface TextPart {
  readonly text: string;
  readonly fault?: 'ENCODING' | 'CUT';
}

/**
 * Reads a report in JSON of release 5 or 5.1, item by item. Other work of the process has its turn all the time. Answers of providers that
 * have no usage but an exception are refused with EXCEPTION.
 */
export async function readCounterJson(
  parts: AsyncIterable<TextPart>,
  given: CounterReader,
): Promise<CounterReading | CounterRefusal> {
  const faults = countingFaults(given);
  const splitter = createItemSplitter();
  const gate = createUseGate(faults.reader);
  let head: CounterHead | undefined;
  let itemCount = 0;
  for await (const { text, fault } of parts) {
    const split = splitter.push(text);
    if (splitter.hasList && !head) {
      // The head usually comes first: then what it forbids is known before anything is kept.
      const early = earlyHead(splitter.headSoFar());
      if (early && isRefused(early)) return early;
      head = early;
    }
    for (const item of split.items) {
      itemCount += 1;
      const value = parsed(item);
      if (value === undefined) return refused('BROKEN', { place: itemCount });
      gate.push(readItem(value, itemCount, { report: head?.report, onFault: faults.reader.onFault }), head);
    }
    await gate.flush(false);
    const bad = split.fault ?? fault;
    if (bad !== undefined) return refused(bad, { place: itemCount });
    await othersTurn();
  }
  if (!splitter.isWhole) return refused('CUT', { place: itemCount });
  const root = innermost(parsed(splitter.headSoFar()));
  if (root === undefined) return refused('BROKEN');
  const exceptions = exceptionsIn(root);
  if (!splitter.hasList && exceptions.length > 0) return refused('EXCEPTION', { exceptions });
  const whole = checkedHead(rawHeadOf(root), exceptions);
  if (isRefused(whole)) return whole;
  if (!splitter.hasList) return refused('NO_ITEMS');
  if (gate.taken === 0 && faults.count > 0) return refused('NOTHING_READ', { exceptions });
  if (itemCount === 0 && exceptions.some(isInsteadOfUsage)) return refused('EXCEPTION', { exceptions });
  await gate.flush(true);
  return { head: whole, exceptions, itemCount };
}

function earlyHead(text: string): CounterHead | CounterRefusal | undefined {
  const root = parsed(text);
  const raw = root === undefined ? undefined : rawHeadOf(innermost(root));
  return raw && checkedHead(raw, exceptionsIn(root));
}

/** The report in an envelope `{body}`, or in a text; else the value itself. */
function innermost(root: unknown): unknown {
  const value = typeof root === 'string' ? parsed(root) : root;
  const fields = fieldsOf(value);
  const body = fieldsOf(fields?.body);
  return body ? { ...body, response: fields?.response } : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
