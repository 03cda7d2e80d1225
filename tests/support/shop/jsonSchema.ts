/** Violations of a JSON schema by a value. Throws for unknown keywords, so that nothing passes unchecked. */
export function schemaFaults(value: unknown, schema: object, path = '$'): readonly string[] {
  const words = new Map<string, unknown>(Object.entries(schema));
  const unknownWord = [...words.keys()].find((word) => !knownWords.has(word));
  if (unknownWord) throw new Error(`${path} is described with ${unknownWord}, which is not checked`);
  const choices = listOf(words.get('anyOf') ?? words.get('oneOf'));
  if (choices.length > 0) {
    const fits = choices.some((choice) => schemaFaults(value, Object(choice), path).length === 0);
    return fits ? [] : [`${path} fits none of its forms`];
  }
  const parts = listOf(words.get('allOf')).flatMap((part) => schemaFaults(value, Object(part), path));
  if (words.has('const') && value !== words.get('const')) return [`${path} is not ${String(words.get('const'))}`];
  if (words.has('enum') && !listOf(words.get('enum')).includes(value)) return [`${path} is none of its words`];
  return [...parts, ...typeFaults(value, words, path)];
}

const knownWords = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'allOf', 'const', 'enum'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems'],
  ...['propertyNames', 'description'],
]);

type Words = ReadonlyMap<string, unknown>;

function typeFaults(value: unknown, words: Words, path: string): readonly string[] {
  const described = words.get('type');
  if (described === undefined) return [];
  const types = Array.isArray(described) ? listOf(described) : [described];
  const type = typeOf(value);
  if (!types.includes(type) && !(type === 'integer' && types.includes('number'))) {
    return [`${path} is ${type} and not ${types.join(' or ')}`];
  }
  if (typeof value === 'string') return textFaults(value, words, path);
  if (typeof value === 'number') return numberFaults(value, words, path);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => schemaFaults(item, Object(words.get('items') ?? {}), `${path}.${index}`));
  }
  return typeof value === 'object' && value !== null ? objectFaults(value, words, path) : [];
}

function textFaults(text: string, words: Words, path: string): readonly string[] {
  const pattern = words.get('pattern');
  const isShort = text.length < Number(words.get('minLength') ?? 0);
  const isLong = text.length > Number(words.get('maxLength') ?? Number.POSITIVE_INFINITY);
  const differs = typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text);
  return isShort || isLong || differs ? [`${path} has another form: ${text}`] : [];
}

function numberFaults(number: number, words: Words, path: string): readonly string[] {
  const isSmall = number < Number(words.get('minimum') ?? Number.NEGATIVE_INFINITY);
  const isLarge = number > Number(words.get('maximum') ?? Number.POSITIVE_INFINITY);
  return isSmall || isLarge ? [`${path} is out of its range: ${number}`] : [];
}

function objectFaults(value: object, words: Words, path: string): readonly string[] {
  const described = new Map(Object.entries(Object(words.get('properties') ?? {})));
  const missing = listOf(words.get('required')).filter((name) => !(String(name) in value));
  const others = words.get('additionalProperties');
  const faults = Object.entries(value).flatMap(([name, part]) => {
    const schema = described.get(name) ?? (typeof others === 'object' ? others : null);
    if (schema === null) return others === false ? [`${path}.${name} is not described`] : [];
    return schemaFaults(part, Object(schema), `${path}.${name}`);
  });
  return [...missing.map((name) => `${path}.${String(name)} is missing`), ...faults];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
