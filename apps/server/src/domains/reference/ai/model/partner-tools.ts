import { dateIn } from '../../../../platform/clock.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { ModelTool } from '../../../../ports/language-model/language-model-port.ts';
import type { AskedQuestion } from '../answerer.ts';
import { openTools } from '../tools/open-tools.ts';
import { createEvidence } from './evidence.ts';
import { definitionOf, type ModelTurn, runModelCall } from './tools/model-tools.ts';
import { READING_TOOLS } from './tools/reading-tools.ts';

/** The tools of the assistant for programs of partners. Works are known by the ids of their records. */
export interface PartnerTools {
  readonly definitions: readonly ModelTool[];
  /** JSON, as text; `{"error": …}` for a call that cannot be made. */
  run(name: string, input: unknown): Promise<string>;
}

/** The reading tools for one message of one caller, with the caller's access. */
export function openPartnerTools(deps: Deps, context: CallContext): PartnerTools {
  const { tenant, language } = context;
  const asked: AskedQuestion = {
    text: '',
    language,
    tenant,
    today: dateIn(tenant.settings.policy.timeZone, deps.clock.now()),
    turns: [],
    without: [],
    signal: new AbortController().signal,
  };
  const turn: ModelTurn = {
    asked,
    question: { intent: 'find', about: {}, refines: false, act: false, text: '' },
    tools: openTools(deps, context),
    evidence: { ...createEvidence(), addWork: (recordId) => recordId, recordOf: (ref) => ref },
    seen: { proposals: [], loans: new Map(), named: new Set(), hasTexts: false },
  };
  return {
    definitions: READING_TOOLS.map(definitionOf),
    run: (name, input) => runModelCall(READING_TOOLS, { id: '', name, input }, turn),
  };
}
