type Values = Readonly<Record<string, unknown>>;

/** The address of a call: the path with its parameters, and the query without null and undefined. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined) given.append(name, String(value));
  return given.size === 0 ? filled : `${filled}?${given}`;
}
