import { CATALOGUE } from '@lectern/contracts/catalogue';
import { expect, it } from 'vitest';
import { accepts, fieldsOf } from './contract-inputs.ts';

/**
 * Numbers that may be below zero: years before Christ, points and money taken back, and the sum of a drawer from which more was given back
 * than taken.
 */
const MAY_BE_NEGATIVE = ['publishBegin', 'publishEnd', 'change', 'sum'];

/** Which state of a row the caller saw: compared, and counted with no more. */
const NO_AMOUNT = ['version'];

/** Fields that take a number and no words. */
const numbers = CATALOGUE.flatMap((contract) =>
  fieldsOf(contract)
    .filter((field) => !NO_AMOUNT.includes(field))
    .filter((field) => accepts(contract, field, 100) && !accepts(contract, field, 'some words'))
    .map((field) => ({ name: `${contract.path} ${field}`, contract, field })),
);

it('are there to be looked at', () => {
  expect(numbers.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['amount', 'points', 'finePerDay']),
  );
});

it.each(numbers)('$name takes no part of a unit, no sum without bounds and no word for a number', (given) => {
  const { contract, field } = given;
  for (const wrong of [1.5, '1.5', 1e15, 'NaN', 'Infinity', '0x10', {}])
    expect(accepts(contract, field, wrong), JSON.stringify(wrong)).toBe(false);
  if (!MAY_BE_NEGATIVE.includes(field)) expect(accepts(contract, field, -1)).toBe(false);
});
