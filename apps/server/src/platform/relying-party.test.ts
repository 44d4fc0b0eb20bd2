import { describe, expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

const of = (publicUrl: string) => relyingParty({ publicUrl, port: 8855 });

describe('the relying party of passkeys', () => {
  it('is the public address', () => {
    const party = { id: 'library.example.org', origin: 'https://library.example.org:8443' };
    expect(of('https://Library.example.org:8443')).toEqual(party);
  });

  it('is localhost where no public address is configured', () => {
    expect(of('')).toEqual({ id: 'localhost', origin: 'http://localhost:8855' });
  });

  it.each(['http://library.example.org', 'https://192.0.2.7', 'https://[2001:db8::7]'])(
    'is none at %s, where browsers have no passkeys',
    (address) => expect(of(address)).toBeUndefined(),
  );
});
