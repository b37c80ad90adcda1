const kinds = ['feat', 'fix', 'perf', 'refactor', 'test', 'bench', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];
const shape = new RegExp(`^(${kinds.join('|')})(\\([a-z0-9-]+(, [a-z0-9-]+)*\\))?: \\S`);
const longest = 72;

/** The problems of the first line of a commit: `type(scope): what it does now`, one idea, at most 72 characters. */
export function subjectProblems(subject: string): string[] {
  return [
    ...(shape.test(subject) ? [] : [`begins with type(scope): of ${kinds.join(', ')}`]),
    ...(subject.length > longest ? [`has ${subject.length} characters, at most ${longest}`] : []),
    ...(subject.includes(';') ? ['holds two ideas: it has a semicolon'] : []),
  ];
}
