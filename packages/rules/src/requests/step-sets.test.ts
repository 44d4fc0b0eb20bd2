import { expect, it } from 'vitest';
import {
  COPY_STEPS,
  KEPT_STEPS,
  PROMISED_STEPS,
  QUEUE_STEP,
  QUEUED_STEPS,
  WAITING_STEPS,
} from './step-sets.ts';

it('copies are kept in three steps', () => {
  expect(new Set(KEPT_STEPS)).toEqual(new Set(['reservation_arrived', 'entrust_arrived', 'kept_on_shelf']));
});

it('requests wait in the queue, or to be taken up', () => {
  expect(new Set(WAITING_STEPS)).toEqual(
    new Set(['reserving', 'reservation_launched', 'entrusting', 'book_request_launched']),
  );
});

it('a reservation is queued from its first step on', () => {
  expect(QUEUED_STEPS).toEqual(['reservation_launched', 'reserving']);
});

it('a copy is promised from the word of its holder until it changes hands', () => {
  expect(new Set(PROMISED_STEPS)).toEqual(new Set(['book_request_accepted', 'awaiting_return']));
});

it('a copy serves what waits, is under way or is kept, nothing that is over, and no re-lending', () => {
  const ofReservation = COPY_STEPS.find(({ kind }) => kind === 'reservation')?.steps;
  expect(ofReservation).toEqual(expect.arrayContaining([QUEUE_STEP, 'in_logistics', 'reservation_arrived']));
  for (const { kind, steps } of COPY_STEPS) {
    expect(kind).not.toBe('relending');
    for (const over of ['borrowed', 'checked', 'awaiting_return_to_stock', 'cancelled', 'no_copy'] as const) {
      expect(steps).not.toContain(over);
    }
  }
});
