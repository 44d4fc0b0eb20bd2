import { expect, it } from 'vitest';
import { defineError, type ErrorDefinition } from './error-definition.ts';
import { isRefusal, isRefusalFor, type Refusal, refuse } from './refusal.ts';

const words = { 'zh-CN': '', 'zh-TW': '', 'en-US': '', 'fr-FR': '' };
const FULL = defineError({ code: 'FULL', status: 409, details: { limit: 'count' }, words });
const GONE = defineError({ code: 'GONE', status: 404, words });

it('is told from answers that look like one', () => {
  expect(isRefusal(refuse(GONE))).toBe(true);
  for (const answer of [undefined, null, {}, { error: GONE, details: {} }, { refusal: 'GONE' }, []])
    expect(isRefusal(answer)).toBe(false);
});

it('is told from other refusals, with its own facts', () => {
  const answer: Refusal<'FULL' | 'GONE'> | string = refuse(FULL, { limit: 5 });
  expect(isRefusalFor(answer, GONE)).toBe(false);
  expect(isRefusalFor(answer, FULL) && answer.details.limit + 1).toBe(6);
});

it('does not compile without the facts that its words tell, or as another refusal', () => {
  // @ts-expect-error: the limit is missing.
  expect(refuse(FULL).code).toBe('FULL');
  // @ts-expect-error: a count is a number.
  expect(refuse(FULL, { limit: 'five' }).code).toBe('FULL');
  // @ts-expect-error: nothing to tell.
  expect(refuse(GONE, { limit: 5 }).code).toBe('GONE');
  // @ts-expect-error: another code.
  const other: Refusal<'FULL'> = refuse(GONE);
  // @ts-expect-error: another code in a list.
  const listed: readonly ErrorDefinition<'FULL'>[] = [GONE];
  expect([other.code, listed[0]?.code]).toEqual(['GONE', 'GONE']);
});
