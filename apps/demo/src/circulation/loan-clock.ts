import type { DemoTenant } from '../demo-tenant.ts';
import type { SeededRandom } from '../seeded-random.ts';

/**
 * A random instant in the opening hours of a calendar day. The day is the same in UTC and in the library's time zone
 * (Shanghai UTC+8, London UTC or UTC+1).
 */
export function instantOn(tenant: DemoTenant, day: string, random: SeededRandom): string {
  const [first, last] = tenant === 'demo' ? [1, 12] : [10, 15];
  const hour = random.between(first, last);
  return `${day}T${two(hour)}:${two(random.between(0, 59))}:${two(random.between(0, 59))}.000Z`;
}

/** Loans on a day relative to an ordinary day of term: fewer in holidays and at the weekend. */
export function busyness(tenant: DemoTenant, day: string, weekday: number): number {
  const date = day.slice(5);
  const weekend = weekday === 0 || weekday === 6;
  if (tenant === 'harbour') return (date >= '06-15' && date <= '09-05' ? 1.5 : 1) * (weekday === 6 ? 1.6 : 1);
  const season = date >= '07-10' && date <= '08-28' ? 0.25 : date >= '01-15' && date <= '02-22' ? 0.2 : 1;
  const rush = (date >= '09-01' && date <= '09-25') || (date >= '02-25' && date <= '03-15') ? 1.6 : 1;
  return season * rush * (weekend ? 0.6 : 1);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
