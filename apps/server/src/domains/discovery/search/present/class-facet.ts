interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** A class of the facet with the listed class above it; main classes have none. */
export interface ClassCount extends ValueCount {
  readonly parent?: string;
}

/**
 * The classes that a list shows, of all classes of the hits: the main classes, and for each chosen class its upper classes, itself and its
 * children. If there is only one main class, its children are shown too. Children follow their parent.
 */
export function openClasses(values: readonly ValueCount[], chosen: readonly string[]): ClassCount[] {
  const main = values.filter(({ value }) => value.length === 1);
  const open = new Set(main.length === 1 ? main.map(({ value }) => value) : []);
  for (const notation of chosen) {
    for (const { value } of values) if (notation.startsWith(value)) open.add(value);
  }
  return main.flatMap((one) => [one, ...below(one.value, values, open)]);
}

function below(parent: string, values: readonly ValueCount[], open: ReadonlySet<string>): ClassCount[] {
  if (!open.has(parent)) return [];
  const within = values.filter(({ value }) => value !== parent && value.startsWith(parent));
  const children = within.filter(
    ({ value }) => !within.some((other) => other.value !== value && value.startsWith(other.value)),
  );
  return children.flatMap((child) => [{ ...child, parent }, ...below(child.value, values, open)]);
}
