import type { Language } from '@lectern/contracts/kernel/languages';
import type { TableRow } from '@lectern/rules/csv';
import { decimalAmount } from '@lectern/rules/money';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { type LineFilter, pageOfLines } from '../store/line-search-store.ts';
import type { WholeLine } from '../store/line-store.ts';
import { type LineNames, readLineNames } from './present-lines.ts';

const CHUNK = 200;
/** The most rows of a file. */
const MOST = 20_000;

/** Lines as rows of a table with headings, read while they are sent. */
export async function* lineTable(
  deps: Deps,
  tenant: Tenant,
  language: Language,
  filter: LineFilter,
): AsyncGenerator<TableRow> {
  const words = ORDER_WORDS[language];
  yield [
    words.order,
    words.line,
    words.state,
    words.vendor,
    words.title,
    words.author,
    'ISBN',
    words.quantity,
    words.received,
    words.invoiced,
    words.price,
    words.currency,
    words.discount,
    words.tax,
    words.libraries,
    words.budgets,
    words.committed,
    words.spent,
    words.expected,
    words.claimed,
    words.note,
  ];
  const names = await readLineNames(deps, tenant, language);
  for (let offset = 0; offset < MOST; offset += CHUNK) {
    const { lines } = await pageOfLines(deps.db, tenant.id, filter, { offset, limit: CHUNK });
    for (const whole of lines) yield rowOf(whole, names, words.states[whole.line.state]);
    if (lines.length < CHUNK) return;
  }
}

function rowOf({ line, copies, shares }: WholeLine, names: LineNames, state: string): TableRow {
  const home = names.budgets.get(shares[0]?.budget_id ?? '')?.currency;
  const sum = (of: (share: WholeLine['shares'][number]) => number) => {
    const amount = shares.reduce((total, one) => total + of(one), 0);
    return home === undefined ? '' : decimalAmount({ amount, currency: home });
  };
  return [
    line.order_number,
    line.position,
    state,
    names.vendors.get(line.vendor_id) ?? '',
    line.title,
    line.author,
    line.isbn,
    line.quantity,
    line.received,
    line.invoiced,
    decimalAmount({ amount: line.price, currency: line.currency }),
    line.currency,
    line.discount / 100,
    line.tax / 100,
    copies
      .map((one) => `${names.libraries.get(one.library_code) ?? one.library_code} ${one.quantity}`)
      .join('; '),
    shares.flatMap(({ budget_id }) => names.budgets.get(budget_id)?.name ?? []).join('; '),
    sum(({ committed, reserved }) => committed + reserved),
    sum(({ spent }) => spent),
    line.expected_on,
    line.claimed,
    line.note,
  ];
}
