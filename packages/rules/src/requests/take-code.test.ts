import { expect, it } from 'vitest';
import { REQUEST_KINDS } from './steps.ts';
import { codeEnteredBy, readTakeCode, scannedCode } from './take-code.ts';

it('the holder enters the code of a re-lending that was accepted, the desk that of a copy that is kept', () => {
  expect(codeEnteredBy('relending', 'book_request_launched')).toBeUndefined();
  expect(codeEnteredBy('relending', 'book_request_accepted')).toBe('holder');
  expect(codeEnteredBy('relending', 'awaiting_return')).toBeUndefined();
  expect(codeEnteredBy('reservation', 'reservation_arrived')).toBe('desk');
  expect(codeEnteredBy('online_loan', 'kept_on_shelf')).toBe('desk');
  expect(codeEnteredBy('online_loan', 'book_request_accepted')).toBeUndefined();
  for (const kind of REQUEST_KINDS) {
    if (kind !== 'relending' && kind !== 'home_delivery')
      expect(codeEnteredBy(kind, 'borrowed')).toBeUndefined();
  }
});

it('a code is read as it is typed, with spaces or wide digits, and as it is scanned', () => {
  expect(readTakeCode('042 317')).toEqual({ code: '042317' });
  expect(readTakeCode('０４２３１７')).toEqual({ code: '042317' });
  const scanned = scannedCode('26030212345678', '042317');
  expect(readTakeCode(scanned)).toEqual({ requestNumber: '26030212345678', code: '042317' });
});

it.each(['', '12345', '1234567', '12345a', '2603021234567804231', '٠٤٢٣١٧', 'https://example.org/042317'])(
  'is undefined for %j',
  (text) => {
    expect(readTakeCode(text)).toBeUndefined();
  },
);
