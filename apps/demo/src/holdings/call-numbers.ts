import type { DemoTenant } from '../demo-tenant.ts';
import { demoWorks } from '../works/demo-works.ts';
import type { Work } from '../works/work.ts';

/** A call number in two parts, as in 905 $d $e. */
export interface CallNumber {
  readonly classPart: string;
  readonly bookPart: string;
  /** The call number as on the spine label. */
  readonly text: string;
}

const cache = new Map<DemoTenant, ReadonlyMap<string, CallNumber>>();

/** Call numbers by control number: CLC class and number in the university, Dewey number and name in the town. */
export function callNumbers(tenant: DemoTenant): ReadonlyMap<string, CallNumber> {
  const numbers = cache.get(tenant) ?? new Map(tenant === 'demo' ? bySequence(tenant) : byName(tenant));
  cache.set(tenant, numbers);
  return numbers;
}

function* bySequence(tenant: DemoTenant): Generator<[string, CallNumber]> {
  const last = new Map<string, number>();
  for (const work of demoWorks(tenant)) {
    const number = (last.get(work.clc) ?? 0) + 1;
    last.set(work.clc, number);
    yield [work.id, { classPart: work.clc, bookPart: `${number}`, text: `${work.clc}/${number}` }];
  }
}

function* byName(tenant: DemoTenant): Generator<[string, CallNumber]> {
  for (const work of demoWorks(tenant)) {
    const classPart = work.ddc ?? 'REF';
    const bookPart = filingLetters(work);
    yield [work.id, { classPart, bookPart, text: `${classPart} ${bookPart}` }];
  }
}

/** The first three letters of the first creator's name without accents: Brontë gives BRO. */
function filingLetters(work: Work): string {
  const name = work.creators[0]?.name ?? work.title;
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
}
