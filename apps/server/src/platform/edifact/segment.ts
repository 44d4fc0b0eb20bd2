import type { EdifactPlace } from './edifact-fault.ts';

/** A segment: its name, and its elements with their components, without the releases. */
export interface Segment extends EdifactPlace {
  readonly elements: readonly (readonly string[])[];
}

/** A component of a segment, both counted from 0; empty where there is none. */
export function componentOf(segment: Segment | undefined, element: number, component = 0): string {
  return segment?.elements[element]?.[component]?.trim() ?? '';
}
