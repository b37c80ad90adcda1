import { isWithin, keepsFromSaving, type Path, type Problem, pathKey } from '@servery/domain';
import { useShallow } from 'zustand/react/shallow';
import { Stack } from '../../ui/layout/stack.tsx';
import { Finding } from '../../ui/messages/finding.tsx';
import { levelOf } from '../draft/draft-store.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';

type FieldFindingProps = {
  readonly path: Path;
  /** A problem of a part of it counts too, such as the hours of one day of a list. */
  readonly hasParts?: boolean;
};

/** The problem of a place that has no input of its own to show it, such as all prices of an item. */
export function FieldFinding({ path, hasParts = false }: FieldFindingProps) {
  const editor = useEditor();
  const isMeant = (place: Path) => (hasParts ? isWithin(place, path) : pathKey(place) === pathKey(path));
  const found: readonly Problem[] = useEditorState(
    useShallow(({ problems }) => problems.filter((problem) => isMeant(problem.path))),
  );
  if (found.length === 0) return null;
  return (
    <Stack gap={1} role="status">
      {found.map((problem) => (
        <Finding
          key={`${problem.code} ${pathKey(problem.path)} ${problem.message}`}
          tone={keepsFromSaving(problem, levelOf(editor)) ? 'bad' : 'info'}
        >
          {problem.message}
        </Finding>
      ))}
    </Stack>
  );
}
