import type { CatalogueCopies, CatalogueCopy } from '../../ports/ils/catalogue-copies.ts';
import type { MemoryItem, MemoryLibrary } from './memory-library.ts';

/** A catalogue that has the copies of a library in memory. */
export function memoryCopies(library: MemoryLibrary): CatalogueCopies {
  const present = ({ status, recalled: _recalled, ...traits }: MemoryItem): CatalogueCopy => ({
    ...traits,
    isReference: status === 'reference',
    title: library.titles.get(traits.bibId) ?? '',
    author: '',
  });
  return {
    ofBibs: async (_tenantId, bibIds) =>
      library.items
        .filter(({ bibId, status }) => bibIds.includes(bibId) && status !== 'withdrawn')
        .sort((one, other) => one.libraryCode.localeCompare(other.libraryCode))
        .map(present),
    byBarcodes: async (_tenantId, barcodes) =>
      new Map(
        library.items
          .filter(({ barcode }) => barcodes.includes(barcode))
          .map((item) => [item.barcode, present(item)]),
      ),
  };
}
