import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const UUID = '018f0000-0000-7000-8000-000000000001';

it('keeps the page and the search', () => {
  const address = `https://library.example/north/?lang=zh-CN#/searchList/bookDetails/${UUID}?tab=marc`;
  expect(withoutSecrets(address)).toBe(address);
});

it('leaves out tokens, wherever an address has them', () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0';
  const address = `https://ann:${secret}@library.example/north/?jwt=${secret}#/loginExternal/${secret}/auth?ticket=${secret}&q=whale`;
  expect(withoutSecrets(address)).toBe('https://library.example/north/#/loginExternal/…/auth?q=whale');
});

it('is empty for what is no web address', () => {
  expect(withoutSecrets('javascript:alert(1)')).toBe('');
  expect(withoutSecrets('page three')).toBe('');
});
