import { LANGUAGES, type Language } from '@lectern/contracts/kernel/languages';
import { isCurrency, isTimeZone } from '@lectern/contracts/people/tenant/known-names';
import { TREE_SCHEMES, type TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import { createTenant, whyNotNamed } from '../../domains/people/tenant/new-tenant.ts';
import { type Arguments, type Command, CommandError, optional, required, usageError } from '../command.ts';
import { withDeps } from '../with-deps.ts';

export const tenantCreateCommand: Command = {
  name: 'tenant create',
  usage:
    '--id GROUPCODE --path PATH --name N [--language L] [--languages L,L] [--name-zh-CN N] [--name-zh-TW N] [--name-en-US N] [--name-fr-FR N] [--classification clc|ddc] [--time-zone Z] [--currency C] [--library CODE]',
  summary:
    'Creates a library that is on air within seconds, at /PATH/, with a menu and one library building (MAIN). --name is in its own language (zh-CN unless --language says another).',
  options: {
    id: { type: 'string' },
    path: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string' },
    languages: { type: 'string' },
    ...Object.fromEntries(LANGUAGES.map((language) => [`name-${language}`, { type: 'string' } as const])),
    classification: { type: 'string' },
    'time-zone': { type: 'string' },
    currency: { type: 'string' },
    library: { type: 'string' },
  },
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const [id, mappingPath] = [required(args, 'id'), required(args, 'path')];
      const defaultLanguage = languageNamed(optional(args, 'language') ?? 'zh-CN');
      const offered = optional(args, 'languages')?.split(',').map(languageNamed) ?? [...LANGUAGES];
      if (!offered.includes(defaultLanguage))
        throw usageError(`--languages has to contain ${defaultLanguage}`);
      const reason = await whyNotNamed(deps, { id, mappingPath });
      if (reason !== undefined) throw new CommandError(reason);
      await createTenant(deps, {
        id,
        mappingPath,
        names: { ...namesIn(args), [defaultLanguage]: required(args, 'name') },
        shown: { defaultLanguage, languages: offered, ...classificationIn(args) },
        policy: policyOf(args),
        firstLibrary: optional(args, 'library') ?? 'MAIN',
      });
      console.log(`Created ${id}: /${mappingPath}/. A running server shows it within seconds.`);
      return 0;
    }),
};

function namesIn(args: Arguments): Partial<Record<Language, string>> {
  const names = LANGUAGES.map((language) => [language, optional(args, `name-${language}`)] as const);
  return Object.fromEntries(names.filter(([, name]) => name !== undefined));
}

function classificationIn(args: Arguments): { classScheme?: TreeScheme } {
  const name = optional(args, 'classification');
  if (name === undefined) return {};
  const classScheme = TREE_SCHEMES.find((one) => one === name);
  if (!classScheme) throw usageError(`--classification ${name} is none of ${TREE_SCHEMES.join(', ')}`);
  return { classScheme };
}

function policyOf(args: Arguments) {
  const [timeZone, currency] = [optional(args, 'time-zone'), optional(args, 'currency')];
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw usageError(`--time-zone ${timeZone} is not known; one is Asia/Shanghai`);
  if (currency !== undefined && !isCurrency(currency))
    throw usageError(`--currency ${currency} is not known; one is CNY`);
  return { ...(timeZone !== undefined && { timeZone }), ...(currency !== undefined && { currency }) };
}

function languageNamed(name: string): Language {
  const language = LANGUAGES.find((one) => one === name.trim());
  if (!language) throw usageError(`${name} is none of ${LANGUAGES.join(', ')}`);
  return language;
}
