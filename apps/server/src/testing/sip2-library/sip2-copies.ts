import type { CatalogueCopies, CatalogueCopy } from '../../ports/ils/catalogue-copies.ts';

/** A catalogue in which each bib has one copy, whose barcode is the bib's id. */
export function sip2CopiesOf(bibIds: readonly string[]): CatalogueCopies {
  const copies = bibIds.map(
    (bibId): CatalogueCopy => ({
      id: bibId,
      bibId,
      barcode: bibId,
      libraryCode: 'MAIN',
      locationCode: 'STACK',
      callNumber: 'I242.4',
      volume: '',
      itemType: 'book',
      shelf: '',
      isReference: false,
      title: '红楼梦',
      author: '曹雪芹',
    }),
  );
  return {
    ofBibs: async (_tenantId, ids) => copies.filter(({ bibId }) => ids.includes(bibId)),
    byBarcodes: async (_tenantId, barcodes) =>
      new Map(copies.flatMap((copy) => (barcodes.includes(copy.barcode) ? [[copy.barcode, copy]] : []))),
  };
}
