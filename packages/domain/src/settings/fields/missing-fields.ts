/** The value with the fields that it lacks, objects within it included; the same value when it lacks none. Lists are not changed. */
export function withMissingFields(value: unknown, standard: unknown): unknown {
  if (value === undefined) return standard;
  if (!isPlain(value) || !isPlain(standard)) return value;
  const filled = Object.entries(standard)
    .map(([field, wanted]): [string, unknown] => [field, withMissingFields(value[field], wanted)])
    .filter(([field, after]) => after !== value[field]);
  return filled.length === 0 ? value : { ...value, ...Object.fromEntries(filled) };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
