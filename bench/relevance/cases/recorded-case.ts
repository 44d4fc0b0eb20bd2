import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** A parameter of another kind than is usual counts as absent: such a case cannot be answered, and the others can. */
const word = z.string().optional().catch(undefined);

/** One query as it was put to the system whose cases were recorded. */
export const recordedParamsSchema = z.object({
  q: word,
  field: word,
  fq: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .catch(undefined),
  rows: z.coerce.number().optional().catch(undefined),
  qf: word,
  sort: word,
  extra: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type RecordedParams = z.infer<typeof recordedParamsSchema>;

const subjectSchema = z.object({
  type: z.string().nullish(),
  measure: z.string().nullish(),
  params: recordedParamsSchema.nullish().catch(undefined),
});

/** A matcher is a list of parts, each a name alone or a name with what it was given. */
const partSchema = z.union([z.string(), z.tuple([z.string()], z.unknown())]);

const expectationSchema = z.object({
  subject: subjectSchema.nullish().catch(undefined),
  not: z.boolean().default(false),
  matcher: z.array(z.unknown()),
});
export type Expectation = z.infer<typeof expectationSchema>;

const caseSchema = z.object({
  file: z.string(),
  path: z.array(z.string()),
  expect: z.array(expectationSchema),
  pending: z.string().nullish(),
});
export type RecordedCase = z.infer<typeof caseSchema>;

/** Cases of a file, one JSON object on each line. Raises where a line is not a case. */
export function readCases(path: string): RecordedCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => caseSchema.parse(JSON.parse(line)));
}

/** The parts of a matcher by name. A matcher is sometimes one part without a list around it: ["be", [">=", 8]]. */
export function partsOf(matcher: readonly unknown[]): Map<string, readonly unknown[]> {
  const [head, ...rest] = matcher;
  if (
    typeof head === 'string' &&
    rest.every((one) => Array.isArray(one) && OPERATORS.has(String(one[0]))) &&
    rest.length > 0
  )
    return new Map([[head, rest]]);
  const parts = new Map<string, readonly unknown[]>();
  for (const one of matcher) {
    const part = partSchema.safeParse(one);
    if (!part.success) continue;
    if (typeof part.data === 'string') parts.set(part.data, []);
    else parts.set(part.data[0], part.data.slice(1));
  }
  return parts;
}

const OPERATORS = new Set(['<', '<=', '>', '>=', '==']);
