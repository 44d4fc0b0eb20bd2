import { readFileSync } from 'node:fs';
import { sharedFile } from '@lectern/marc/testing/shared-data';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What a body has against the schema of an answer; undefined if nothing, or if the published interface is not here. */
export type CheckAnswer = (method: string, path: string, status: number, body: unknown) => string | undefined;

interface Published {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly responses?: Readonly<Record<string, { readonly content?: Contents }>> }>
      >
    >
  >;
}
type Contents = Readonly<Record<string, { readonly schema: object }>>;

/**
 * The interface that Koha 23.11 describes itself with (OpenAPI 3.1). An answer of a path, method or status that is not in it is a fault
 * too.
 */
export function publishedKoha(): CheckAnswer | undefined {
  const file = sharedFile('koha-api/koha-rest-api.dereferenced.json');
  if (!file) return undefined;
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Published;
  const forms = Object.keys(paths).map(
    (path) => [path, new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)] as const,
  );
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  return (method, path, status, body) => {
    const form = forms.find(([, one]) => one.test(path))?.[0] ?? path;
    const answer = paths[form]?.[method.toLowerCase()]?.responses?.[String(status)];
    if (!answer) return `${method} ${form} has no answer ${status}`;
    const schema = answer.content?.['application/json']?.schema;
    if (!schema || ajv.validate(schema, body)) return undefined;
    return `${method} ${form} ${status}: ${ajv.errorsText()}`;
  };
}
