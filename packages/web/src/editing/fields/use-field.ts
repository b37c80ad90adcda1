import { isWithin, type Json, keepsFromSaving, type Path, type Problem } from '@servery/domain';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { say } from '../../phrases/phrases.ts';
import { spelledPath } from '../document/document-wire.ts';
import { isInNewEntity } from '../document/new-entity.ts';
import { originIn } from '../document/origin.ts';
import { type ReadValue, readAt, sameBy } from '../document/path-value.ts';
import { type DraftState, type Editor, levelOf, revertToInherited, setValue } from '../draft/draft-store.ts';
import { useEditor } from '../draft/editor-context.ts';
import { lacksOverrideRight, mayEdit } from '../draft/may-edit.ts';

/** Which level a value comes from. */
export type FieldMark = { readonly level: 'company' | 'group' | 'here'; readonly name: string };

export type Field = {
  readonly value: Json | undefined;
  readonly setValue: (value: Json | undefined) => void;
  readonly mark: FieldMark;
  /** The value is set by a level above. */
  readonly inherited: boolean;
  /** The draft differs from the saved value; within a wholly new thing nothing does. */
  readonly isChanged: boolean;
  /** The problem with it, in words. */
  readonly problem: string | undefined;
  /** The problem keeps nobody from saving. */
  readonly isOnlyWarned: boolean;
  readonly revertToInherited: () => void;
  /** Whether this person may change it here. */
  readonly canEdit: boolean;
  /** Why not, where the person overrides other things here. */
  readonly lacking: string | undefined;
};

/** One field of the draft. Renders again only when something of this field changes. */
export function useField(path: Path): Field {
  const editor = useEditor();
  const field = useStore(
    editor.store,
    useShallow((state) => fieldOf(editor, state, path)),
  );
  const { level, name, ...rest } = field;
  return {
    ...rest,
    mark: { level, name },
    canEdit: mayEdit(editor, path),
    lacking: lacksOverrideRight(editor, path) ? say(configurationPhrases, 'lacksRight') : undefined,
    setValue: (value) => setValue(editor, path, value),
    revertToInherited: () => revertToInherited(editor, path),
  };
}

/** The content of a field; flat, so that it can be compared. */
function fieldOf(editor: Pick<Editor, 'level'>, state: DraftState, path: Path) {
  const { draft, loaded, problems, refusals } = state;
  const read = readAt(path);
  const level = originOf(editor, state, read);
  const found = problemAt(problems, path);
  return {
    value: read(draft),
    level,
    name: nameOfLevel(editor, level),
    inherited: editor.level.kind !== level,
    isChanged: !sameBy(draft, loaded.saved, read) && !isInNewEntity(path, loaded.saved),
    problem: found?.message ?? refusalAt(refusals, path),
    isOnlyWarned: found !== undefined && !keepsFromSaving(found, levelOf(editor)),
  };
}

/** The problems of places of the draft, in words; for screens that show many of them at once. */
export function useProblemAt(): (path: Path) => string | undefined {
  const { store } = useEditor();
  const [problems, refusals] = useStore(
    store,
    useShallow((state) => [state.problems, state.refusals] as const),
  );
  return (path) => problemAt(problems, path)?.message ?? refusalAt(refusals, path);
}

/** The level that decides a place of the open document. */
export function originOf(
  { level }: Pick<Editor, 'level'>,
  { draft, loaded }: Pick<DraftState, 'draft' | 'loaded'>,
  read: ReadValue,
): FieldMark['level'] {
  const { parent, base } = loaded;
  return originIn(level.kind, { draft, parent, base }, (one, other) => sameBy(one, other, read));
}

export function nameOfLevel({ level }: Pick<Editor, 'level'>, origin: FieldMark['level']): string {
  if (origin === level.kind) return level.name;
  return origin === 'company' ? level.companyName : (level.groupName ?? '');
}

function problemAt(problems: readonly Problem[], path: Path): Problem | undefined {
  return problems.find((problem) => isWithin(problem.path, path));
}

function refusalAt(refusals: DraftState['refusals'], path: Path): string | undefined {
  if (refusals.length === 0) return undefined;
  const spelled = spelledPath(path);
  return refusals.find((refusal) => refusal.path === spelled || refusal.path.startsWith(`${spelled}.`))?.message;
}
