import type { ModelSettings } from '@lectern/contracts/people/tenant/model-settings';
import type { EndpointRules } from '../../platform/outside/configured-endpoint.ts';

/** A function that a model may ask for. `parameters` is a JSON Schema of an object. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A call that a model asks for. `input` is what it wrote: parsed JSON, or undefined where it was none. */
export interface ModelCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

/**
 * What a model thought before it asked for calls, in the form of its protocol. Nobody reads it; models that think want it back with the
 * results, and refuse the request otherwise.
 */
export type ModelThought = string | readonly Readonly<Record<string, unknown>>[];

export type ModelMessage =
  | { readonly role: 'user'; readonly text: string }
  | {
      readonly role: 'assistant';
      readonly text: string;
      readonly calls: readonly ModelCall[];
      readonly thought?: ModelThought | undefined;
    }
  /** The results of all calls of the message before, in their order. */
  | { readonly role: 'results'; readonly results: readonly ModelResult[] };

export interface ModelResult {
  readonly callId: string;
  readonly text: string;
}

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly signal: AbortSignal;
}

/** Why a model stopped. `refused`: it, or its provider, does not want to answer. */
export type ModelStop = 'done' | 'calls' | 'tooLong' | 'refused';

export type ModelEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ModelCall }
  | { readonly kind: 'thought'; readonly thought: ModelThought }
  /** Tokens of the whole reply, as the provider counts them. It may come more than once; the last one counts. */
  | { readonly kind: 'use'; readonly input: number; readonly output: number }
  /** Last. A reply without it was broken off, which is thrown. */
  | { readonly kind: 'stop'; readonly stop: ModelStop };

/** Language models, by the settings of tenants. Each adapter speaks one protocol. */
export interface LanguageModelPort extends EndpointRules {
  /** One reply, as it comes. @throws ModelError */
  ask(tenantId: string, model: ModelSettings, request: ModelRequest): AsyncIterable<ModelEvent>;
}

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly languageModel: LanguageModelPort;
  }
}
