import { type Path, type Problem, pathKey } from '@servery/domain';
import { useShallow } from 'zustand/react/shallow';
import { Stack } from '../../ui/layout/stack.tsx';
import { Finding } from '../../ui/messages/finding.tsx';
import { useEditorState } from '../draft/editor-context.ts';

/** What is wrong with a place that has no field of its own, such as all prices of an item. */
export function FindingsAt({ path }: { readonly path: Path }) {
  const key = pathKey(path);
  const found: readonly Problem[] = useEditorState(
    useShallow(({ problems }) => problems.filter((problem) => pathKey(problem.path) === key)),
  );
  if (found.length === 0) return null;
  return (
    <Stack gap={1}>
      {found.map(({ code, message }) => (
        <Finding key={`${code} ${message}`} tone="bad">
          {message}
        </Finding>
      ))}
    </Stack>
  );
}
