import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComposingPlace, SourceExpression } from './find-expressions.ts';

/** What the library must do so that a place that composes expressions shows them; importing its file is enough for all others. */
const SAMPLES: Readonly<
  Record<string, (load: (file: string) => Promise<Record<string, never>>) => Promise<unknown>>
> = {
  // The grammars and the lists of phrases compose theirs by it.
  'apps/server/src/domains/reference/ai/answerer/understand/folded-text.ts': (load) =>
    load('apps/server/src/domains/reference/ai/answerer/understand/choose-grammar.ts'),
  'apps/server/src/domains/reference/ai/review/mask-reader.ts': async (load) =>
    call(
      await load('apps/server/src/domains/reference/ai/review/mask-reader.ts'),
      'withoutName',
      'text',
      'Aña (B.) Cruz-Diez +',
    ),
  'apps/server/src/platform/mask-personal.ts': async (load) =>
    call(await load('apps/server/src/platform/mask-personal.ts'), 'maskPersonal', 'text', [
      '+86 (20) 1234',
      'a.b@c.org',
      '中文名字',
    ]),
  'packages/contracts/src/kernel/fields.ts': (load) =>
    Promise.all([
      load('packages/contracts/src/people/readers/fields.ts'),
      load('packages/contracts/src/people/contacts/fields.ts'),
    ]),
};

/** Places whose expressions are not seen, and why none of them is slow. */
const UNSEEN: Readonly<Record<string, string>> = {
  'apps/server/src/domains/reference/ai/answerer/understand/read-filters.ts':
    'it gives other flags to expressions of the grammars, which are tried for all matches',
  'packages/marc/src/marcxml/xml-record-scanner.ts':
    'a run of characters of names between signs that are none: `<`, then `:`; each run begins at its own `<`',
};

/**
 * The expressions that the places compose: they run with a `RegExp` that notes who calls it.
 * @returns what was composed, and the places of which nothing was seen
 */
export async function composedAt(
  root: string,
  places: readonly ComposingPlace[],
): Promise<{ readonly composed: readonly SourceExpression[]; readonly unseen: readonly string[] }> {
  const files = [...new Set(places.map(({ file }) => file))].filter((file) => UNSEEN[file] === undefined);
  const load = async (file: string) =>
    (await import(pathToFileURL(join(root, file)).href)) as Record<string, never>;
  const noted = await notingCallers(async () => {
    for (const file of files) {
      await load(file);
      await SAMPLES[file]?.(load);
    }
  });
  const composed = noted.flatMap(({ caller, pattern, flags }) => {
    const place = places.find(({ file, line }) => caller.includes(`${file}:${line}:`));
    return place ? [{ ...place, pattern, flags }] : [];
  });
  const unseen = places
    .filter(({ file }) => UNSEEN[file] === undefined)
    .filter(({ file, line }) => !composed.some((one) => one.file === file && one.line === line))
    .map(({ file, line }) => `${file}:${line}`);
  const stale = [...Object.keys(UNSEEN), ...Object.keys(SAMPLES)].filter(
    (file) => !places.some((one) => one.file === file),
  );
  return {
    composed,
    unseen: [...unseen, ...stale.map((file) => `${file} (composes nothing, and is listed)`)],
  };
}

interface Noted {
  readonly caller: string;
  readonly pattern: string;
  readonly flags: string;
}

async function notingCallers(work: () => Promise<void>): Promise<readonly Noted[]> {
  const Original = globalThis.RegExp;
  const noted: Noted[] = [];
  const note = (made: RegExp) => {
    noted.push({ caller: new Error('who calls').stack ?? '', pattern: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, given, newTarget) => note(Reflect.construct(target, given, newTarget) as RegExp),
    apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return noted;
}

function call(
  module: Readonly<Record<string, (...given: unknown[]) => unknown>>,
  name: string,
  ...given: unknown[]
) {
  return module[name]?.(...given);
}
