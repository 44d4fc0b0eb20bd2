/** A copy as the portal's catalogue describes it. */
export interface CatalogueCopy {
  readonly id: string;
  readonly bibId: string;
  readonly barcode: string;
  /** The number under which the library owns the copy; absent where there is none besides the barcode. */
  readonly inventoryNumber?: string;
  readonly libraryCode: string;
  readonly locationCode: string;
  readonly callNumber: string;
  readonly volume: string;
  readonly itemType: string;
  readonly shelf: string;
  /** It is read in the library only, by itself or by the place where it stands. */
  readonly isReference: boolean;
  readonly title: string;
  readonly author: string;
}

/** The copies of a tenant's catalogue, for library systems that know a copy by its barcode alone. */
export interface CatalogueCopies {
  /** Copies of bibs without the withdrawn ones, by library and location in the tenant's order. */
  ofBibs(tenantId: string, bibIds: readonly string[]): Promise<readonly CatalogueCopy[]>;
  /** By barcode; those that the catalogue does not have are absent. */
  byBarcodes(tenantId: string, barcodes: readonly string[]): Promise<ReadonlyMap<string, CatalogueCopy>>;
}
