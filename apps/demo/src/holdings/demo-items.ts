import type { DemoTenant } from '../demo-tenant.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { demoWorks } from '../works/demo-works.ts';
import type { Work } from '../works/work.ts';
import { callNumbers } from './call-numbers.ts';
import type { ItemTypeCode } from './item-types.ts';
import { demoLocations } from './locations.ts';
import { placesFor } from './locations-of-work.ts';

/** One item of a demo library. */
export interface ItemSeed {
  readonly barcode: string;
  /** Control number of its record. */
  readonly workId: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  /** Number of the volume; empty if the work has only one. */
  readonly volume: string;
  readonly copyNumber: string;
  /** The number of the register of acquisitions; empty in the town, which has barcodes alone. */
  readonly inventoryNumber: string;
  readonly itemType: ItemTypeCode;
  /** Status without regard to loans. */
  readonly status: 'available' | 'reference' | 'missing' | 'in_process';
}

/** Number of copies by popularity 0 to 9; of sets, if the work has volumes. */
const COPIES = [1, 1, 1, 1, 2, 3, 3, 4, 5, 7];

const cache = new Map<DemoTenant, readonly ItemSeed[]>();

/** All items of a demo tenant in order of barcode. They are always the same. */
export function demoItems(tenant: DemoTenant): readonly ItemSeed[] {
  const items = cache.get(tenant) ?? makeItems(tenant);
  cache.set(tenant, items);
  return items;
}

function makeItems(tenant: DemoTenant): ItemSeed[] {
  const random = seededRandom(tenant === 'demo' ? 20_260 : 1_805);
  const numbers = callNumbers(tenant);
  const locations = new Map(demoLocations(tenant).map((location) => [location.code, location]));
  const items: ItemSeed[] = [];
  for (const work of demoWorks(tenant)) {
    const places = placesFor(tenant, work);
    for (let copy = 0; copy < copiesOf(tenant, work); copy++) {
      const location = locations.get(places[copy % places.length] ?? '');
      if (location === undefined) throw new RangeError(`no place for ${work.title}`);
      for (const volume of volumesOf(work)) {
        items.push({
          barcode: barcodeOf(tenant, items.length + 1),
          workId: work.id,
          libraryCode: location.libraryCode,
          locationCode: location.code,
          callNumber: spineLabel(tenant, numbers.get(work.id)?.text ?? '', volume),
          volume,
          copyNumber: `${copy + 1}`,
          inventoryNumber: inventoryNumberOf(tenant, items.length + 1),
          itemType: itemTypeOf(work, location.code, location.referenceOnly),
          status: location.referenceOnly ? 'reference' : statusOf(random),
        });
      }
    }
  }
  return items;
}

function copiesOf(tenant: DemoTenant, work: Work): number {
  if (work.type !== 'book' || (work.volumes ?? 1) > 5) return 1;
  const copies = COPIES[work.popularity] ?? 1;
  return Math.ceil(copies / ((work.volumes ?? 1) > 1 || tenant === 'harbour' ? 2 : 1));
}

/** The volumes of one copy of a work. Journals are bound by year; the library has the last three years. */
function volumesOf(work: Work): string[] {
  if (work.type === 'journal') return ['2023', '2024', '2025'];
  const volumes = work.volumes ?? 1;
  return volumes === 1 ? [''] : Array.from({ length: volumes }, (_, at) => `${at + 1}`);
}

/** The call number of an item. In the town it includes the volume (852 $m); the university has a separate subfield. */
function spineLabel(tenant: DemoTenant, callNumber: string, volume: string): string {
  return tenant === 'harbour' && volume !== '' ? `${callNumber} v.${volume}` : callNumber;
}

function barcodeOf(tenant: DemoTenant, number: number): string {
  return tenant === 'demo'
    ? `C${String(30_000 + number).padStart(7, '0')}`
    : `H${String(number).padStart(6, '0')}`;
}

function inventoryNumberOf(tenant: DemoTenant, number: number): string {
  return tenant === 'demo' ? `QM${String(510_000 + number)}` : '';
}

function itemTypeOf(work: Work, location: string, referenceOnly: boolean): ItemTypeCode {
  if (work.type === 'journal') return 'journal';
  if (referenceOnly) return 'reference';
  if (work.type === 'audio' || work.type === 'video') return 'media';
  return location.endsWith('-RES') ? 'reserve' : 'book';
}

function statusOf(random: SeededRandom): ItemSeed['status'] {
  const number = random.next();
  if (number < 0.004) return 'missing';
  return number < 0.012 ? 'in_process' : 'available';
}
