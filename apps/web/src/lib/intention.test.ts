import { ApiError } from '@lectern/contracts/kernel/client';
import { describe, expect, it } from 'vitest';
import { intentions } from './intention.ts';

function counted() {
  let key = 0;
  return intentions(() => `key-${++key}`);
}
const silence = new ApiError('NETWORK', '', 0);
const refused = new ApiError('FINES_OVER_LIMIT', 'no', 409);

describe('the key of an intention', () => {
  it('is kept for another try after silence, or after a fault of the server', () => {
    const keys = counted();
    expect(keys.keyFor({ loanIds: ['1'] })).toBe('key-1');
    keys.settle(silence);
    expect(keys.keyFor({ loanIds: ['1'] })).toBe('key-1');
    keys.settle(new ApiError('UNAVAILABLE', '', 503));
    expect(keys.keyFor({ loanIds: ['1'] })).toBe('key-1');
  });

  it('is new after the act was done, or was refused', () => {
    const keys = counted();
    keys.keyFor({ loanIds: ['1'] });
    keys.settle();
    expect(keys.keyFor({ loanIds: ['1'] })).toBe('key-2');
    keys.settle(refused);
    expect(keys.keyFor({ loanIds: ['1'] })).toBe('key-3');
  });

  it('is new for another input', () => {
    const keys = counted();
    keys.keyFor({ loanIds: ['1'] });
    keys.settle(silence);
    expect(keys.keyFor({ loanIds: ['1', '2'] })).toBe('key-2');
  });
});
