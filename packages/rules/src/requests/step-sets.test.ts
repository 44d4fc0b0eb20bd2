import { expect, it } from 'vitest';
import { FULFILLABLE_STEPS, KEPT_STEPS, QUEUE_STEP, WAITING_STEPS } from './step-sets.ts';

it('copies are kept in three steps', () => {
  expect(new Set(KEPT_STEPS)).toEqual(new Set(['reservation_arrived', 'entrust_arrived', 'kept_on_shelf']));
});

it('requests wait in the queue, or to be taken up', () => {
  expect(new Set(WAITING_STEPS)).toEqual(
    new Set(['reserving', 'reservation_launched', 'entrusting', 'book_request_launched']),
  );
});

it('a loan fulfils what waits, is under way or is kept, and nothing that is over', () => {
  expect(FULFILLABLE_STEPS).toEqual(expect.arrayContaining([QUEUE_STEP, 'in_logistics', ...KEPT_STEPS]));
  for (const over of ['borrowed', 'awaiting_return_to_stock', 'cancelled', 'no_copy'] as const) {
    expect(FULFILLABLE_STEPS).not.toContain(over);
  }
});
