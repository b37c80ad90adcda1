import type { Path } from '@servery/domain';
import { liesWithin } from '../../../editing/document/path-value.ts';
import { useEditorState } from '../../../editing/draft/editor-context.ts';
import styles from './hours-panel.module.css';

type EntryProblemsProps = { readonly list: Path; readonly entries: readonly { readonly id: string }[] };

/** What is not right with these entries of a list of hours. */
export function EntryProblems({ list, entries }: EntryProblemsProps) {
  const ids = new Set(entries.map(({ id }) => id));
  const problems = useEditorState((state) => state.problems);
  const own = problems.filter(({ path }) => {
    const step = path[list.length];
    return liesWithin(path, list) && typeof step === 'object' && 'id' in step && ids.has(String(step.id));
  });
  return own.map(({ message, path }) => (
    <p key={JSON.stringify(path)} className={styles.problem} role="status">
      {message}
    </p>
  ));
}
