import { act, fireEvent } from '@testing-library/react';

/** The instant of the last key, in milliseconds as of events. */
let now = 0;

/** Types a text and Enter wherever the focus is, as a scanner does: a key every 5 ms, by the instants of the events. */
export function scanText(text: string): void {
  typeKeys(text, 5);
}

/** Types a text and Enter wherever the focus is, at the speed of a person; `leave` types no Enter. */
export function typeByHand(text: string, { leave = false } = {}): void {
  typeKeys(text, 150, leave);
}

/** The tests' own speed says nothing: a busy machine is slow. */
function typeKeys(text: string, pauseMs: number, leave = false): void {
  now = Math.max(now, performance.now()) + 1000;
  for (const key of text) if (press(key, pauseMs)) insert(key);
  if (!leave && press('Enter', pauseMs)) enter();
}

/** Whether the page leaves the key to the browser. */
function press(key: string, pauseMs: number): boolean {
  now += pauseMs;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: now });
  const { activeElement } = document;
  let isLeft = true;
  act(() => {
    isLeft = (activeElement ?? document.body).dispatchEvent(event);
  });
  return isLeft;
}

function insert(character: string): void {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement)) return;
  fireEvent.input(field, { target: { value: field.value + character } });
}

function enter(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement) fireEvent.click(activeElement);
  else if (activeElement instanceof HTMLInputElement && activeElement.form)
    fireEvent.submit(activeElement.form);
}
