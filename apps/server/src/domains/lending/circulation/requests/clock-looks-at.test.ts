import { policySettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import type { RequestKind, RequestStep } from '@lectern/rules/requests/steps';
import { expect, it } from 'vitest';
import { clockLooksAt, type TimedRequest } from './clock-looks-at.ts';

const policy = policySettingsSchema.parse({
  requests: { answerDays: 2, deliveryDays: 10, confirmMinutes: 7 },
});

function looksAt(
  kind: RequestKind,
  step: RequestStep,
  days: Partial<Pick<TimedRequest, 'wanted_until' | 'suspended_until'>> = {},
): string | null {
  // 3 March in Shanghai.
  const now = '2026-03-02T16:30:00.000Z';
  const none = { kept_until: null, wanted_until: null, suspended_until: null };
  return clockLooksAt({ now, policy }, { kind, step, step_since: now, ...none, ...days });
}

it('a period of days ends with its last day in the library, one of minutes to the minute', () => {
  expect(looksAt('relending', 'book_request_launched')).toBe('2026-03-05T16:00:00.000Z');
  expect(looksAt('relending', 'book_request_accepted')).toBe('2026-03-10T16:00:00.000Z');
  expect(looksAt('relending', 'awaiting_return')).toBe('2026-03-02T16:37:00.000Z');
  expect(looksAt('home_delivery', 'in_logistics')).toBe('2026-03-13T16:00:00.000Z');
});

it('a suspension ends with the beginning of its day, and the last day on which it is needed with its end', () => {
  const suspended_until = '2026-03-20';
  expect(looksAt('reservation', 'reserving', { suspended_until })).toBe('2026-03-19T16:00:00.000Z');
  const days = { suspended_until, wanted_until: '2026-03-10' };
  expect(looksAt('reservation', 'reserving', days)).toBe('2026-03-10T16:00:00.000Z');
});

it('a request that no period moves is not looked at', () => {
  expect(looksAt('home_delivery', 'checked')).toBeNull();
  expect(looksAt('reservation', 'reserving')).toBeNull();
});
