import { Fault } from '../fault.ts';

interface Issue {
  readonly path: readonly string[];
  readonly message: string | undefined;
}

const errorsShown = 50;

/** The problems that a schema found: `body.groups.0.name`. */
export function schemaFault(part: string, issues: readonly Issue[]): Fault {
  return new Fault(400, 'INVALID', {
    errors: issues.slice(0, errorsShown).map(({ path, message }) => ({
      code: 'INVALID',
      message: message ?? 'is not valid',
      path: [part, ...path].join('.'),
    })),
  });
}
