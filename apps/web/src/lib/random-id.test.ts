import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

describe('a random id', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a UUID of version 4, each time another one', () => {
    const ids = Array.from({ length: 50 }, randomId);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(50);
  });

  it('is made where the page came over plain http, too', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(randomId()).toHaveLength(36);
  });
});
