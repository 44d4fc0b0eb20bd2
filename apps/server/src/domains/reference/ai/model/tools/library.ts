import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { formatMoney } from '@lectern/rules/money';
import * as z from 'zod';
import { modelTool } from './model-tools.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const libraryTool = modelTool({
  name: 'library_info',
  description:
    "The libraries with addresses and opening hours, also on one day, and the rules of lending for the reader's own group.",
  input: z.strictObject({ day: day.optional().describe('YYYY-MM-DD: the hours of this day too') }),
  async run({ day }, { asked, tools, evidence }) {
    const [libraries, rules] = await Promise.all([tools.libraries(), tools.rules()]);
    if (isRefusal(libraries)) return libraries;
    evidence.addNumbers(day ?? '', asked.today);
    const told = await Promise.all(
      libraries.map(async ({ libCode, libName, address, openingHours }) => {
        const onDay = day && (await tools.hoursOn(libCode, day));
        evidence.addNames(libName, address);
        evidence.addNumbers(address, openingHours, onDay && !isRefusal(onDay) ? onDay : '');
        return { name: libName, address, week: openingHours, ...(onDay && { [day]: onDay }) };
      }),
    );
    return { libraries: told, rules: isRefusal(rules) ? rules : rulesOf(rules) };

    function rulesOf({ maxLoans, rules: rows }: Exclude<typeof rules, { readonly code: string }>) {
      const shown = rows.map((rule) => {
        evidence.addNames(rule.itemTypeName);
        return {
          kind: rule.itemTypeName,
          canBeLent: rule.loanable,
          days: rule.loanHours === null ? rule.loanDays : null,
          hours: rule.loanHours,
          renewals: rule.maxRenewals,
          daysOfRenewal: rule.renewDays,
          most: rule.maxLoans,
          finePerDay: formatMoney(rule.finePerDay, asked.language),
        };
      });
      evidence.addNumbers(JSON.stringify(shown), maxLoans ?? '');
      return { mostLoans: maxLoans, kinds: shown };
    }
  },
});
