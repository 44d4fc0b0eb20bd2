import { describe, expect, it } from 'vitest';
import { maskContact, readMail, readPhone } from './contact-forms.ts';

describe('a phone number', () => {
  it.each([
    ['13800138000', '13800138000'],
    ['138 0013-8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['12345678901', undefined],
    ['1380013800', undefined],
    ['+0123456789', undefined],
    ['13800138000;rm', undefined],
    ['', undefined],
  ])('%s is read as %s', (text, phone) => {
    expect(readPhone(text)).toBe(phone);
  });
});

describe('a mail address', () => {
  it.each([
    ['Ann.Lee+x@Example.ORG', 'Ann.Lee+x@example.org'],
    [' a@b.cn ', 'a@b.cn'],
    ['a@b', undefined],
    ['a b@c.org', undefined],
    ['a@b.org\nBcc: c@d.org', undefined],
    ['a@b.org,c@d.org', undefined],
    ['"a"@b.org', undefined],
    ['.a@b.org', undefined],
    ['a..b@c.org', undefined],
    ['a@-b.org', undefined],
    [`${'a'.repeat(65)}@b.org`, undefined],
    ['', undefined],
  ])('%j is read as %s', (text, mail) => {
    expect(readMail(text)).toBe(mail);
  });
});

it('is shown to its owner without being given away', () => {
  expect([maskContact('reader@example.org'), maskContact('13800138000'), maskContact('')]).toEqual([
    'r***@example.org',
    '138****8000',
    '',
  ]);
});
