import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import * as z from 'zod';

const count = (initial: number) => z.int().min(0).max(1000).default(initial);
const days = (initial: number, most: number) => z.int().min(1).max(most).default(initial);

/** How many requests a reader may start. A quota of 0 lets nobody start any. */
export const requestQuotasSchema = z.object({
  /** In one day, by kind. */
  perDay: z
    .object({
      reservation: count(10),
      entrust: count(10),
      online_loan: count(10),
      relending: count(5),
      home_delivery: count(5),
    })
    .prefault({}),
  /** Open at once, of all kinds together. */
  perReader: count(20),
  /** Open at once for one bib, each for another volume. */
  perBib: count(3),
  /** A cancelled request does not count for its day. */
  cancelledGivesBack: z.boolean().default(false),
});

/** Where home deliveries go. */
export const deliveryAreaSchema = z.object({
  /** ISO 3166-1 alpha-2; empty: none. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default(['CN']),
  /** In China, the first digits of area codes (loadArea): "33" is a province, "3301" a city; empty: the whole country. */
  areaCodes: z.array(z.string().regex(/^\d{2,6}$/)).default([]),
});

/** What readers may ask for, and for how long it is kept. The defaults work for a library that sets nothing. */
export const requestSettingsSchema = z.object({
  /** The kinds that readers may start. */
  kinds: z.array(z.enum(REQUEST_KINDS)).default([...REQUEST_KINDS]),
  /** For how many days a copy is kept for its reader; the last one is moved to a day on which the pickup library is open. */
  keptDays: days(7, 60),
  /** Readers may also reserve a title while a copy that they may have is on the shelf. */
  reservationAlways: z.boolean().default(false),
  /** Readers may let a reservation wait for several editions of a work, as one request that the first copy serves. */
  anyEdition: z.boolean().default(true),
  /** Re-lending: how many days the reader who has the copy may take to answer, */
  answerDays: days(3, 60),
  /** then both to meet, */
  meetingDays: days(7, 60),
  /** and how many minutes the reader who asked has to confirm that the copy changed hands. */
  confirmMinutes: z.int().min(1).max(60).default(5),
  /** Home delivery: after this many days a parcel counts as received. */
  deliveryDays: days(7, 60),
  quotas: requestQuotasSchema.prefault({}),
  /** Codes of the libraries where each kind can be picked up (an online loan: which offer it). A kind that is absent: all. */
  pickupPlaces: z.partialRecord(z.enum(REQUEST_KINDS), z.array(z.string().max(40)).max(500)).default({}),
  deliveryArea: deliveryAreaSchema.prefault({}),
  /** By code of a patron group: the queue serves the higher one first; 0 for groups that are absent. */
  groupPriority: z.record(z.string().max(40), z.int().min(0).max(100)).default({}),
});

export type RequestSettings = z.infer<typeof requestSettingsSchema>;
