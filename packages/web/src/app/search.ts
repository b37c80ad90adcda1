import { z } from 'zod/mini';

/** The query as plain strings: the router's own parser would make numbers of ids. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: object): string {
  const given = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** One parameter of the query; a value that is no text counts as missing, so that no address leads to an error page. */
export const textParameter = z.catch(z.optional(z.string()), undefined);
