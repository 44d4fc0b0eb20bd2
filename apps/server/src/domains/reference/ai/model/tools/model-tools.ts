import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { ChosenSearch, Proposal } from '@lectern/contracts/reference/ai/answer-lines';
import * as z from 'zod';
import type { ModelCall, ModelTool } from '../../../../../ports/language-model/language-model-port.ts';
import type { AskedQuestion } from '../../answerer.ts';
import type { Question } from '../../question.ts';
import type { AssistantTools } from '../../tools/tools.ts';
import type { Evidence } from '../evidence.ts';

/** One answer under way. */
export interface ModelTurn {
  readonly asked: AskedQuestion;
  readonly question: Question;
  readonly tools: AssistantTools;
  readonly evidence: Evidence;
  /** What calls of this answer leave for its end. */
  readonly seen: Seen;
}

export interface Seen {
  /** The last search that found something. */
  search?: { readonly search: ChosenSearch; readonly numFound: number };
  proposals: Proposal[];
  /** Loans by the short names that the model knows. */
  loans: Map<string, { readonly loanId: string; readonly title: string; readonly until: string }>;
  /** Works that the answer named so far, by their records. */
  named: Set<string>;
  /** Texts of records were given to the model: somebody else wrote them. */
  hasTexts: boolean;
}

/** A tool for models. It answers JSON values, or the code of a refusal. */
export interface AnyModelTool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  run(input: never, turn: ModelTurn): Promise<object | Refusal>;
}

/** Joins the schema of a tool's input with what it does. */
export function modelTool<Input extends z.ZodType>(tool: {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  run(input: z.output<Input>, turn: ModelTurn): Promise<object | Refusal>;
}): AnyModelTool {
  return tool as AnyModelTool;
}

export function definitionOf({ name, description, input }: AnyModelTool): ModelTool {
  const { $schema: _schema, ...parameters } = z.toJSONSchema(input, { io: 'input' });
  return { name, description, parameters };
}

/** The longest result of a call; the tools keep below it, so a longer one is a fault. */
const MAX_RESULT = 30_000;

/** Makes a call that a model asked for. What comes back is text for the model, also where it asked wrongly. */
export async function runModelCall(
  tools: readonly AnyModelTool[],
  { name, input }: ModelCall,
  turn: ModelTurn,
): Promise<string> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return failed('there is no such tool');
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join('.') || 'arguments');
    return failed(`wrong arguments: ${[...new Set(places)].slice(0, 5).join(', ')}`);
  }
  const result = JSON.stringify(await tool.run(parsed.data as never, turn));
  return result.length > MAX_RESULT ? failed('too much was found') : result;
}

function failed(error: string): string {
  return JSON.stringify({ error });
}
