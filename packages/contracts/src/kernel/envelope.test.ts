import { describe, expect, it } from 'vitest';
import { isEnvelope } from './envelope.ts';

const ANSWER = { success: true, errCode: '200', message: '', data: null };

describe('isEnvelope', () => {
  it('knows an answer, with or without the facts of a refusal', () => {
    expect(isEnvelope(ANSWER)).toBe(true);
    expect(isEnvelope({ ...ANSWER, success: false, details: { field: 'rows', max: 100 } })).toBe(true);
  });

  it.each([
    undefined,
    null,
    'a page of a proxy',
    [],
    {},
    { ...ANSWER, success: 'true' },
    { ...ANSWER, errCode: 200 },
    { ...ANSWER, message: undefined },
    { ...ANSWER, details: null },
  ])('refuses what a proxy or an older server may say: %j', (value) => {
    expect(isEnvelope(value)).toBe(false);
  });
});
