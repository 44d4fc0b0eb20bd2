import { accountTool } from './account.ts';
import { libraryTool } from './library.ts';
import type { AnyModelTool } from './model-tools.ts';
import { availabilityTool, recordTool, searchTool, similarTool } from './works.ts';

/** The tools that read, each as the reader can. */
export const READING_TOOLS: readonly AnyModelTool[] = [
  searchTool,
  recordTool,
  availabilityTool,
  similarTool,
  libraryTool,
  accountTool,
];
