import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoPatronGroups } from '../circulation/loan-rules.ts';
import { DEMO_TENANTS } from '../demo-tenant.ts';
import { DEMO_PASSWORD, demoPatrons, INITIAL_PASSWORD } from './demo-patrons.ts';

// The formatter pads the columns of the table with spaces.
const table = readFileSync(new URL('../../ACCOUNTS.md', import.meta.url), 'utf8').replace(/ +/g, ' ');

describe.each(DEMO_TENANTS)('the readers of %s', (tenant) => {
  const patrons = demoPatrons(tenant);

  it('have different accounts and groups that exist', () => {
    expect(new Set(patrons.map((patron) => patron.primaryId)).size).toBe(patrons.length);
    const groups = new Set(demoPatronGroups(tenant).map((group) => group.code));
    for (const patron of patrons) expect(groups.has(patron.patronGroup), patron.primaryId).toBe(true);
  });

  it('have e-mail addresses and phone numbers that are reserved for examples', () => {
    for (const patron of patrons) {
      if (patron.email) expect(patron.email).toMatch(/@example\.org$/);
      if (patron.phone) expect(patron.phone).toMatch(/^(?:13800138000|07700900\d{3})$/);
    }
  });

  it('are in the table of accounts with what they demonstrate', () => {
    for (const patron of patrons.filter((one) => one.shows !== '')) {
      expect(table).toContain(`| ${patron.primaryId} | ${patron.name} | ${patron.shows} |`);
    }
  });
});

describe('the passwords', () => {
  it('are in the table of accounts and have 8 to 16 letters and digits', () => {
    for (const password of [DEMO_PASSWORD, INITIAL_PASSWORD]) {
      expect(table).toContain(`\`${password}\``);
      expect(password).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,16}$/);
    }
  });

  it('differ for patrons who sign in for the first time', () => {
    const first = DEMO_TENANTS.flatMap(demoPatrons).filter((patron) => patron.mustChangePassword);
    expect(first.length).toBe(2);
    for (const patron of first) expect(patron.password).toBe(INITIAL_PASSWORD);
  });

  it('belong to forty-one patrons of the university', () => {
    expect(demoPatrons('demo').length).toBe(41);
  });
});
