import { describe, expect, it } from 'vitest';
import { type PatronFacts, patronBlocks } from './patron-blocks.ts';

const ORDINARY: PatronFacts = {
  status: 'normal',
  expiresOn: null,
  guaranteed: false,
  guaranteesOthers: false,
  debt: 0,
};
const POLICY = { today: '2026-03-02', fineLimit: 5000, currency: 'CNY' };

describe('patronBlocks', () => {
  it.each<[string, Partial<PatronFacts>, readonly string[]]>([
    ['nothing', {}, []],
    ['a frozen account', { status: 'frozen' }, ['ACCOUNT_FROZEN']],
    ['a lost card', { status: 'card_lost' }, ['CARD_LOST']],
    ['a block for a time', { blockedUntil: '2026-03-09' }, ['ACCOUNT_BLOCKED']],
    ['a guaranteed account', { guaranteed: true }, ['ACCOUNT_GUARANTEED']],
    ['a guarantor', { guaranteesOthers: true }, ['ACCOUNT_GUARANTEES']],
    ['yesterday as last day', { expiresOn: '2026-03-01' }, ['ACCOUNT_EXPIRED']],
    ['today as last day', { expiresOn: '2026-03-02' }, []],
    ['a debt at the limit', { debt: 5000 }, []],
    ['a debt above the limit', { debt: 5001 }, ['FINES_OVER_LIMIT']],
    [
      'several at once, gravest first',
      { status: 'frozen', debt: 9000 },
      ['ACCOUNT_FROZEN', 'FINES_OVER_LIMIT'],
    ],
  ])('for %s', (_facts, change, codes) => {
    expect(patronBlocks({ ...ORDINARY, ...change }, POLICY).map(({ code }) => code)).toEqual(codes);
  });
});
