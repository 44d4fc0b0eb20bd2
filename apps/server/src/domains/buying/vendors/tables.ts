import type { PriceListImport, VendorItemKind, VendorKind } from '@lectern/contracts/buying/vendors/vendor';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    vendor: VendorTable;
    vendor_item: VendorItemTable;
    vendor_item_word: VendorItemWordTable;
    vendor_item_class: VendorItemClassTable;
    price_list_import: PriceListImportTable;
  }
}

/** Somebody from whom the library buys. Money in minor units of its currency. */
export interface VendorTable {
  id: string;
  tenant_id: string;
  code: string;
  /** JSON: `Names`. */
  names: string;
  kind: VendorKind;
  currency: string;
  is_on: Bit;
  freight_first: number;
  freight_further: number;
  freight_free_from: number;
  key_place: 'none' | 'bearer' | 'header';
  key_name: string;
  /** JSON: `VendorAsking` by question. */
  asking: string;
  created_at: string;
  updated_at: string;
}

/** A title that a vendor sells, or sold: orders name it, so it stays. */
export interface VendorItemTable {
  id: string;
  tenant_id: string;
  vendor_id: string;
  /** The vendor's own number. */
  number: string;
  /** 13 digits, or empty. */
  isbn: string;
  title: string;
  author: string;
  publisher: string;
  /** 0 if unknown. */
  year: number;
  language: string;
  class_no: string;
  kind: VendorItemKind;
  volumes: number;
  summary: string;
  price: number;
  currency: string;
  /** -1 if the vendor does not say. */
  stock: number;
  /** When price and stock were said. */
  asked_at: string;
  ordered_count: number;
  is_sold: Bit;
  /** The import that named it last. */
  import_id: string;
  listed_at: string;
}

/** A word by which a title is found. */
export interface VendorItemWordTable {
  tenant_id: string;
  word: string;
  item_id: string;
}

/** A class that a title is in, or below. */
export interface VendorItemClassTable {
  tenant_id: string;
  class_code: string;
  item_id: string;
}

export interface PriceListImportTable {
  id: string;
  tenant_id: string;
  vendor_id: string;
  file_name: string;
  format: PriceListImport['format'];
  mode: PriceListImport['mode'];
  at: string;
  read_count: number;
  added_count: number;
  changed_count: number;
  same_count: number;
  gone_count: number;
  /** JSON: `PriceListImport['left']`. */
  left_out: string;
}
