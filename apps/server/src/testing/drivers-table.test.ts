import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCAL_ABILITIES } from '../domains/lending/circulation/local-ils.ts';
import { FOLIO_ABILITIES } from '../ports/ils/folio/folio-driver.ts';
import { KOHA_ABILITIES } from '../ports/ils/koha/koha-driver.ts';
import { SIP2_ABILITIES } from '../ports/ils/sip2/sip2-driver.ts';
import { abilityTable } from '../ports/ils/suite/ability-table.ts';

const FILE = join(import.meta.dirname, '../../../../docs/drivers.md');

it('docs/drivers.md says what the suite tries of each driver (LECTERN_WRITE_TABLES=1 writes it)', () => {
  const text = readFileSync(FILE, 'utf8');
  const table = abilityTable({
    local: LOCAL_ABILITIES,
    sip2: SIP2_ABILITIES,
    folio: FOLIO_ABILITIES,
    koha: KOHA_ABILITIES,
  });
  const written = text.replace(/\| Ability [\s\S]*?\n(?=\n)/, `${table}\n`);
  if (process.env.LECTERN_WRITE_TABLES === '1') writeFileSync(FILE, written);
  expect(text).toBe(written);
});
