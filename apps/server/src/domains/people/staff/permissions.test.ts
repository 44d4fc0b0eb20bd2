import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PERMISSIONS } from '@lectern/contracts/people/staff/permissions';
import { expect, it } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOURCES = [join(HERE, '../..'), join(HERE, '../../../../../../packages/contracts/src')];
const isNoSource = /\.test\.ts$|\/demo\/|\/permissions\.ts$/;

it('allow something each: a call or a handler asks for them', () => {
  const text = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !isNoSource.test(`/${file}`))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  ).join('\n');
  expect(PERMISSIONS.filter((permission) => !text.includes(`'${permission}'`))).toEqual([]);
});
