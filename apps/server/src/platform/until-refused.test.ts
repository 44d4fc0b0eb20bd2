import { defineError } from '@lectern/contracts/kernel/error-definition';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { untilRefused } from './until-refused.ts';

const words = { 'zh-CN': '', 'zh-TW': '', 'en-US': '', 'fr-FR': '' };
const FULL = defineError({ code: 'FULL', status: 409, words });
const GONE = defineError({ code: 'GONE', status: 404, words });
const ask = (name: string): number | Refusal<'FULL'> => (name === 'full' ? refuse(FULL) : name.length);

describe('work that may be refused', () => {
  it('answers what it made of its answers', async () => {
    expect(
      await untilRefused<'FULL', number>(async (answerOf) => answerOf(ask('ab')) + answerOf(ask('abc'))),
    ).toBe(5);
  });

  it('ends with the first refusal, from however deep it comes', async () => {
    let ended = true;
    const answer = await untilRefused<'FULL', number>(async (answerOf) => {
      const [one = 0] = await Promise.all(['full', 'ab'].map(async (name) => answerOf(ask(name))));
      ended = false;
      return one;
    });
    expect([answer, ended]).toEqual([refuse(FULL), true]);
  });

  it('raises faults as they are', async () => {
    await expect(
      untilRefused<'FULL', number>(async () => {
        throw new RangeError('odd');
      }),
    ).rejects.toThrow(RangeError);
  });

  it('does not compile with a refusal that it does not tell', async () => {
    const gone = (): number | Refusal<'GONE'> => refuse(GONE);
    // @ts-expect-error: GONE is not told.
    expect(await untilRefused<'FULL', number>(async (answerOf) => answerOf(gone()))).toEqual(refuse(GONE));
  });
});
