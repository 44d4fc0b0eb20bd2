type Json = Readonly<Record<string, unknown>>;

/**
 * The part of an input that a form can say, as JSON Schema: fields that are texts, or lists of texts. Undefined if a needed field is
 * neither.
 */
export function formDocument(input: Json): Json | undefined {
  const { properties = {}, required = [] } = input as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  const texts = Object.entries(properties).filter(([, schema]) => isTextual(schema));
  const names = new Set(texts.map(([name]) => name));
  if (required.some((name) => !names.has(name))) return undefined;
  return { ...input, properties: Object.fromEntries(texts) };
}

function isTextual(schema: Json): boolean {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.some((way) => isTextual(way as Json));
  if (Array.isArray(schema.enum)) return schema.enum.some((value) => typeof value === 'string');
  if ('const' in schema) return typeof schema.const === 'string';
  if (schema.type === 'array') return isTextual((schema.items ?? {}) as Json);
  return schema.type === 'string' || Object.keys(schema).length === 0;
}
