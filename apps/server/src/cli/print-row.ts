/** Prints one row of a list, with tabs between its fields, as other programs read them. Undefined fields are left out. */
export function printRow(...fields: readonly (string | number | undefined)[]): void {
  console.log(fields.filter((field) => field !== undefined).join('\t'));
}
