import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

/** The folders of the schemas that FOLIO publishes, by the module that answers so. */
const FOLDERS = {
  'edge-patron': 'edge-patron/ramls',
  'edge-rtac': 'edge-rtac/swagger.api/schemas',
  'mod-login': 'mod-login/ramls',
  'mod-users-bl': 'mod-users-bl/ramls',
} as const;

export type FolioModule = keyof typeof FOLDERS;

/** What a body has against a published schema; undefined if nothing, or if the schemas are not here. */
export type CheckBody = (module: FolioModule, schema: string, body: unknown) => string | undefined;

/** The schemas are of draft 4, whose `id` has another name today; all words that they use mean the same. */
export function publishedSchemas(): CheckBody | undefined {
  const root = sharedFile('folio-edge/SOURCES.md');
  if (!root) return undefined;
  const validators = new Map<FolioModule, Ajv>();
  for (const [module, folder] of Object.entries(FOLDERS) as [FolioModule, string][]) {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    for (const [name, schema] of schemasIn(join(root, '..', folder))) ajv.addSchema(schema, name);
    validators.set(module, ajv);
  }
  return (module, schema, body) => {
    const ajv = validators.get(module);
    if (!ajv) return `no schemas of ${module}`;
    return ajv.validate(schema, body) ? undefined : `${module}/${schema}: ${ajv.errorsText()}`;
  };
}

function schemasIn(folder: string, under = ''): [string, object][] {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry): [string, object][] => {
    const name = under === '' ? entry.name : `${under}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'examples' ? [] : schemasIn(folder, name);
    if (!/\.(json|schema)$/.test(name)) return [];
    return [[name, todays(JSON.parse(readFileSync(join(folder, name), 'utf8'))) as object]];
  });
}

function todays(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(todays);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, one]) => name !== '$schema' && !(name === 'id' && typeof one === 'string'))
      .map(([name, one]) => [name, todays(one)]),
  );
}
