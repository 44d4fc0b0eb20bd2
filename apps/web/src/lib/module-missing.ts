/** The error messages of browsers when a script cannot be loaded, and of Vite when a style sheet cannot. */
const WORDS = [/dynamically imported module/i, /importing a module script failed/i, /unable to preload css/i];

/** Whether a part of the application could not be fetched. */
export function isModuleMissing(error: unknown): boolean {
  return error instanceof Error && WORDS.some((words) => words.test(error.message));
}
