import { rolesPhrases } from '../../phrases/people/roles.ts';
import { say } from '../../phrases/phrases.ts';
import type { RoleRecord } from './role-calls.ts';

const longest = 100;

/** The problem with a name, as one types; undefined when there is none. */
export function nameProblem(name: string, records: readonly RoleRecord[], ownId?: string): string | undefined {
  const typed = name.trim().toLowerCase();
  if (typed === '') return say(rolesPhrases, 'nameNeeded');
  if (name.trim().length > longest) return say(rolesPhrases, 'nameTooLong', { longest, length: name.trim().length });
  const isTaken = records.some((role) => role.id !== ownId && role.name.toLowerCase() === typed);
  return isTaken ? say(rolesPhrases, 'nameTaken') : undefined;
}
