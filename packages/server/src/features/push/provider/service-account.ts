import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { EnvironmentError } from '../../../platform/environment.ts';

/** A key of a service account, as the provider's console hands it out. */
const accountSchema = z.object({
  project_id: z.string().regex(/^[a-z0-9.:-]{1,100}$/),
  client_email: z.string().min(3).max(320),
  private_key: z.string().includes('PRIVATE KEY'),
  /** Over the network only by https. */
  token_uri: z
    .union([z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ })])
    .default('https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = z.infer<typeof accountSchema>;

/**
 * @param given PUSH_CREDENTIALS: a file, or its content; empty: none
 * @throws EnvironmentError that names the variable and not its value
 */
export function readServiceAccount(given: string): ServiceAccount | undefined {
  if (given === '') return undefined;
  const read = accountSchema.safeParse(jsonIn(given.trimStart().startsWith('{') ? given : textOf(given)));
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].filter((field) => field !== '');
  throw new EnvironmentError([
    `PUSH_CREDENTIALS: expected the JSON key of a service account${fields.length === 0 ? '' : `, look at ${fields.join(', ')}`}`,
  ]);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new EnvironmentError(['PUSH_CREDENTIALS: the file cannot be read']);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
