import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, MAX_TOASTS, showToast, toasts } from './toasts.ts';

describe('messages', () => {
  beforeEach(() => toasts.set([]));

  it('stack to eight; the oldest gives way', () => {
    for (let turn = 1; turn <= MAX_TOASTS + 2; turn++) showToast('info', `message ${turn}`);
    expect(toasts.get().map((toast) => toast.text)).toEqual(
      Array.from({ length: MAX_TOASTS }, (_, place) => `message ${place + 3}`),
    );
  });

  it('are not said twice at once', () => {
    showToast('bad', 'no connection');
    showToast('bad', 'no connection');
    expect(toasts.get()).toHaveLength(1);
  });

  it('can be put away', () => {
    showToast('ok', 'saved');
    dismissToast(toasts.get()[0]!.id);
    expect(toasts.get()).toEqual([]);
  });
});
