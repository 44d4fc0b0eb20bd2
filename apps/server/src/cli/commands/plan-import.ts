import { LANGUAGES, type Names } from '@lectern/contracts/kernel/languages';
import {
  type FloorPlan,
  FloorPlanError,
  MAX_PLAN_LENGTH,
} from '../../domains/collection/holdings/shelves/floor-plan-svg.ts';
import { loadPlan, PLAN_CODE } from '../../domains/collection/holdings/shelves/load-plan.ts';
import {
  type Arguments,
  type Command,
  CommandError,
  onlyPositional,
  required,
  usageError,
} from '../command.ts';
import { readTextFile } from '../read-text-file.ts';
import { withTenant } from '../with-deps.ts';

export const planImportCommand: Command = {
  name: 'plan import',
  usage: 'FILE --tenant T --code C [--name LANGUAGE=NAME ...]',
  summary:
    'Loads a floor plan (SVG), reduced to shapes and texts, in place of the one with the same code. The ids of its shapes are named by `shelves import`.',
  options: {
    tenant: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string', multiple: true },
  },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const file = onlyPositional(args, 'file');
      const code = required(args, 'code');
      if (!PLAN_CODE.test(code)) throw usageError('--code is up to 64 letters, digits, - and _');
      const names = readNames(args);
      const svg = await readTextFile(file, MAX_PLAN_LENGTH * 4);
      try {
        report(code, await loadPlan(deps, tenant.id, { code, names, svg }));
        return 0;
      } catch (error) {
        if (error instanceof FloorPlanError) throw new CommandError(`${file}: ${error.message}.`);
        throw error;
      }
    }),
};

function report(code: string, { ids, leftOut }: FloorPlan): void {
  console.log(`Loaded the plan ${code}. Shapes with an id: ${ids.size}.`);
  for (const [name, count] of leftOut) console.log(`  left out: ${name} (${count})`);
}

function readNames(args: Arguments): Names {
  const given = args.values.name;
  return Object.fromEntries(
    (Array.isArray(given) ? given : []).map((pair) => {
      const [language, ...name] = String(pair).split('=');
      if (!LANGUAGES.some((one) => one === language) || name.join('=').trim() === '')
        throw usageError(`--name ${pair} is not LANGUAGE=NAME with one of ${LANGUAGES.join(', ')}`);
      return [language, name.join('=').trim()];
    }),
  );
}
