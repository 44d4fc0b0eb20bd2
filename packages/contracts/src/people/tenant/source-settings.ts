import * as z from 'zod';
import { secretNameSchema } from './secret-name.ts';

/** Fields that other catalogues can be asked for; any other field of a search counts as `any`. */
export const REMOTE_FIELDS = ['any', 'title', 'author', 'subject', 'isbn', 'issn'] as const;
export type RemoteField = (typeof REMOTE_FIELDS)[number];

/** A name in the four languages. */
export const namesSchema = z.object({
  'zh-CN': z.string().optional(),
  'zh-TW': z.string().optional(),
  'en-US': z.string().optional(),
  'fr-FR': z.string().optional(),
});

const httpAddress = z.url({ protocol: /^https?$/ }).max(500);

const targetCode = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** Another library's catalogue, asked by SRU (Search/Retrieve via URL). */
export const sruTargetSchema = z.object({
  code: targetCode,
  names: namesSchema,
  /** Base address of the SRU service, without operation and query. */
  address: httpAddress,
  version: z.enum(['1.1', '1.2', '2.0']).default('1.2'),
  /** The server's name of the record schema; it must deliver MARCXML or Dublin Core. */
  schema: z.string().max(100).default('marcxml'),
  /** Family of its records; found from each record where it is not given. */
  flavour: z.enum(['marc21', 'unimarc']).optional(),
  /** The server's CQL indexes, where they are not those of the Dublin Core and Bath context sets. */
  indexes: z.partialRecord(z.enum(REMOTE_FIELDS), z.string().regex(/^[A-Za-z][\w.-]{0,60}$/)).default({}),
});
export type SruTarget = z.infer<typeof sruTargetSchema>;

/** Another library of the same installation (a consortium), by its path: what its readers find there, without a way over the network. */
export const siblingTargetSchema = z.object({
  code: targetCode,
  names: namesSchema,
  library: z.string().min(1).max(64),
});
export type SiblingTarget = z.infer<typeof siblingTargetSchema>;

/** Another library's catalogue, asked by Z39.50 over TCP. */
export const z3950TargetSchema = z.object({
  code: targetCode,
  names: namesSchema,
  host: z.string().regex(/^[A-Za-z0-9_.:-]{1,253}$/),
  port: z.int().min(1).max(65_535).default(210),
  database: z
    .string()
    .regex(/^[!-~]{1,120}$/)
    .default('Default'),
  /** The form in which records are asked for. */
  syntax: z.enum(['usmarc', 'unimarc']).default('usmarc'),
  /** In which encoding they are; judged for each record where it is not said. */
  encoding: z.enum(['utf-8', 'marc-8', 'gb18030']).optional(),
  flavour: z.enum(['marc21', 'unimarc']).optional(),
  /** Use attributes of the set Bib-1, where the server does not have the usual ones. */
  indexes: z.partialRecord(z.enum(REMOTE_FIELDS), z.string().regex(/^\d{1,5}$/)).default({}),
});
export type Z3950Target = z.infer<typeof z3950TargetSchema>;

export const catalogueTargetSchema = z.union([siblingTargetSchema, z3950TargetSchema, sruTargetSchema]);
export type CatalogueTarget = z.infer<typeof catalogueTargetSchema>;

/** Where a value stands in the service's JSON: names joined by dots ("data.list"); empty: the reply itself. */
const jsonPath = (initial: string) =>
  z
    .string()
    .regex(/^[\w-]*(\.[\w-]+)*$/)
    .default(initial);

/** An outside service that offers titles: asked with GET, answers JSON. */
export const offerServiceSchema = z.object({
  names: namesSchema,
  /** With `{keyWord}` in it, and `{page}` and `{rows}` where the service has pages. */
  address: httpAddress.regex(/\{keyWord\}/),
  /** The secret that is sent as a bearer token. */
  key: secretNameSchema.optional(),
  /** The list of offers, and how many there are in all. */
  items: jsonPath('items'),
  total: jsonPath('total'),
  /** Where each fact stands in one offer. */
  fields: z
    .object({
      title: jsonPath('title'),
      author: jsonPath('author'),
      publisher: jsonPath('publisher'),
      isbn: jsonPath('isbn'),
      imgUrl: jsonPath('imgUrl'),
      url: jsonPath('url'),
      price: jsonPath('price'),
    })
    .prefault({}),
});
export type OfferService = z.infer<typeof offerServiceSchema>;

/** Where else a search is answered from. Only what stands here is ever asked: no caller can name an address. */
export const sourceSettingsSchema = z.object({
  catalogues: z.array(catalogueTargetSchema).max(20).default([]),
  offers: offerServiceSchema.optional(),
});
