import { policySettingsSchema } from '@lectern/contracts/tenant/tenant-settings';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import { expect, it } from 'vitest';
import { clockLooksAt } from './clock-looks-at.ts';

const policy = policySettingsSchema.parse({
  requests: { answerDays: 2, deliveryDays: 10, confirmMinutes: 7 },
});

function looksAt(kind: RequestKind, step: RequestStep): string | null {
  // 3 March in Shanghai.
  const now = '2026-03-02T16:30:00.000Z';
  return clockLooksAt({ now, policy }, { kind, step, step_since: now, kept_until: null, wanted_until: null });
}

it('a period of days ends with its last day in the library, one of minutes to the minute', () => {
  expect(looksAt('relending', 'book_request_launched')).toBe('2026-03-05T16:00:00.000Z');
  expect(looksAt('relending', 'book_request_accepted')).toBe('2026-03-10T16:00:00.000Z');
  expect(looksAt('relending', 'awaiting_return')).toBe('2026-03-02T16:37:00.000Z');
  expect(looksAt('home_delivery', 'in_logistics')).toBe('2026-03-13T16:00:00.000Z');
});

it('a request that no period moves is not looked at', () => {
  expect(looksAt('home_delivery', 'checked')).toBeNull();
  expect(looksAt('reservation', 'reserving')).toBeNull();
});
