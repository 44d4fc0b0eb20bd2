import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { MAX_SITE_TEXT_LENGTH, SITE_TEXTS } from '@lectern/contracts/people/tenant/site-texts';
import { MAX_TEXT_LENGTH, TENANT_TEXTS } from '@lectern/contracts/people/tenant/tenant-texts';
import { findOwnText, type OwnText, setOwnText } from '../../domains/people/tenant/own-texts.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Arguments, type Command, CommandError, optional, required, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { readTextFile } from '../read-text-file.ts';
import { withTenant } from '../with-deps.ts';

const OF_SETTINGS = ['name', ...TENANT_TEXTS, ...SITE_TEXTS] as const;
const OF_LIBRARY = ['name', 'address', 'openingHours'] as const;

export const tenantTextCommand: Command = {
  name: 'tenant text',
  usage:
    '--tenant T --text X [--library L | --location S] [--language zh-CN|zh-TW|en-US|fr-FR (--value V | --file F | --remove)]',
  summary: `Shows a text for readers in its languages, or sets it in one language. X: ${OF_SETTINGS.join(', ')}; of a library ${OF_LIBRARY.join(', ')}; of a shelving location name.`,
  options: {
    tenant: { type: 'string' },
    text: { type: 'string' },
    library: { type: 'string' },
    location: { type: 'string' },
    language: { type: 'string' },
    value: { type: 'string' },
    file: { type: 'string' },
    remove: { type: 'boolean' },
  },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const text = readText(args);
      if (optional(args, 'language') !== undefined) {
        const value = await readValue(args);
        if (!(await setOwnText(deps.db, tenant.id, text, readLanguage(args), value)))
          throw new CommandError(nothingNamed(args));
      }
      await show(deps, tenant.id, text, args);
      return 0;
    }),
};

/** One line for each language, with what is empty, so that gaps are seen. */
async function show(deps: Deps, tenantId: string, text: OwnText, args: Arguments): Promise<void> {
  const names = await findOwnText(deps.db, tenantId, text);
  if (!names) throw new CommandError(nothingNamed(args));
  for (const language of LANGUAGES) printRow(language, JSON.stringify(names[language] ?? ''));
}

function readText(args: Arguments): OwnText {
  const name = required(args, 'text');
  const [library, location] = [optional(args, 'library'), optional(args, 'location')];
  if (library !== undefined && location !== undefined) throw usageError('--library or --location, not both');
  if (location !== undefined) {
    if (name !== 'name') throw usageError('a shelving location has the text name only');
    return { of: 'location', code: location, key: name };
  }
  if (library !== undefined) return { of: 'library', code: library, key: oneOf(name, OF_LIBRARY) };
  return { of: 'settings', key: oneOf(name, OF_SETTINGS) };
}

function readLanguage(args: Arguments): Language {
  return oneOf(required(args, 'language'), LANGUAGES);
}

/** The new text; empty removes it. */
async function readValue(args: Arguments): Promise<string> {
  const [value, file] = [optional(args, 'value'), optional(args, 'file')];
  const ways = [value !== undefined, file !== undefined, args.values.remove === true].filter(Boolean);
  if (ways.length !== 1) throw usageError('one of --value, --file and --remove is needed');
  const most = SITE_TEXTS.some((one) => one === args.values.text) ? MAX_SITE_TEXT_LENGTH : MAX_TEXT_LENGTH;
  const text = file === undefined ? (value ?? '') : await readTextFile(file, most * 4);
  if (text.length > most) throw new CommandError(`This text has at most ${most} characters.`);
  return text.trim();
}

function oneOf<T extends string>(value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw usageError(`${value} is none of ${known.join(', ')}`);
  return found;
}

function nothingNamed(args: Arguments): string {
  const library = optional(args, 'library');
  return library === undefined
    ? `There is no shelving location ${optional(args, 'location')}.`
    : `There is no library ${library}.`;
}
