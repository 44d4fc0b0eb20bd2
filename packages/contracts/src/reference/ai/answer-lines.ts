import * as z from 'zod';
import { searchStateSchema } from '../../discovery/search/search-state.ts';
import { LANGUAGES } from '../../kernel/languages.ts';
import { INTENTS } from './intents.ts';

/** A work that an answer names. Every value is that of the record. */
export const sourceSchema = z.object({
  /** The number by which sentences cite it, from 1: `[1]`. */
  number: z.int(),
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  isbn: z.string(),
  docCode: z.string(),
  imgUrl: z.string(),
});
export type Source = z.infer<typeof sourceSchema>;

/** Texts of a record that an answer may quote. */
export const QUOTED_PARTS = ['abstract', 'contents', 'note'] as const;

/** Words of a record as they stand there: UTF-16 units [from, to) of the part, of its `index`-th text from 0. */
export const quoteSchema = z.object({
  number: z.int(),
  part: z.enum(QUOTED_PARTS),
  index: z.int(),
  from: z.int(),
  to: z.int(),
  text: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** What an answer proposes. It is done by an ordinary call once the reader presses and confirms it. */
export const proposalSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('renew'), loanId: z.string(), title: z.string(), until: z.string() }),
  z.object({ kind: z.literal('request'), recordId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('readOnline'), recordId: z.string(), title: z.string(), url: z.string() }),
  /** A page of the portal: a section of my account, the opening hours. */
  z.object({
    kind: z.literal('open'),
    page: z.enum(['loans', 'requests', 'fines', 'account', 'hours', 'rules']),
  }),
  /** The question goes to a librarian, as the reader sends it. */
  z.object({ kind: z.literal('askLibrarian'), question: z.string() }),
]);
export type Proposal = z.infer<typeof proposalSchema>;

/** A search that the answer rests on: the page shows its hits, with what was read out of the question as filters. */
export const chosenSearchSchema = searchStateSchema
  .pick({
    keyWord: true,
    searchField: true,
    matchMode: true,
    docCode: true,
    langCode: true,
    author: true,
    subject: true,
    kindNo: true,
    libCode: true,
    locationId: true,
    publishBegin: true,
    publishEnd: true,
    availability: true,
    onlyOnShelf: true,
    resourceType: true,
    sortField: true,
    sortClause: true,
  })
  .partial();
export type ChosenSearch = z.infer<typeof chosenSearchSchema>;

/** Why an answer is not from the model that the library chose. */
export const FALLBACKS = ['modelAway', 'modelRefused', 'modelOverBudget'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/**
 * The lines of an answer: one JSON object each. Line 0 is the specification's (document 1, section 3); the others are ours, so a client
 * that knows line 0 alone shows the whole text.
 */
export const answerLineSchema = z.discriminatedUnion('dataType', [
  /** A piece of the answer's text, whole sentences. `bookAttrs`: the works named in it. */
  z.object({
    dataType: z.literal(0),
    data: z.object({
      chunkMessage: z.object({ content: z.string() }),
      bookAttrs: z.array(z.object({ title: z.string(), isbn: z.string() })),
    }),
  }),
  /** First: what the question was taken to mean. `search` is absent where no works are sought. */
  z.object({
    dataType: z.literal(1),
    data: z.object({
      answerId: z.string(),
      /** The language of the answer: that of the question, where its words say it. */
      language: z.enum(LANGUAGES),
      intent: z.enum(INTENTS),
      refines: z.boolean(),
      search: chosenSearchSchema.nullable(),
      /** What was read out of the question as a filter, by the key of the search, for people. */
      filters: z.array(z.object({ name: z.string(), label: z.string() })),
      /** How many works the search finds; null without search. */
      numFound: z.int().nullable(),
      by: z.enum(['library', 'builtIn', 'model']),
    }),
  }),
  z.object({
    dataType: z.literal(2),
    data: z.object({ sources: z.array(sourceSchema), quotes: z.array(quoteSchema) }),
  }),
  z.object({ dataType: z.literal(3), data: z.object({ proposals: z.array(proposalSchema) }) }),
  /** Something about how the answer came to be. */
  z.object({ dataType: z.literal(4), data: z.object({ fallback: z.enum(FALLBACKS) }) }),
  /** Last. `known`: false where the assistant said that it does not know. An answer without this line was broken off. */
  z.object({
    dataType: z.literal(9),
    data: z.object({ state: z.enum(['done', 'failed']), known: z.boolean() }),
  }),
]);
export type AnswerLine = z.infer<typeof answerLineSchema>;
