import { Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { findByPath, isWithin, type Path, type PlaceValue } from '@servery/domain';
import { useMemo, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { setValuesPhrases } from '../../../phrases/settings/set-values.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { FormFoot } from '../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { createEditor, type Editor } from '../../draft/draft-store.ts';
import { EditorContext, useEditor, useEditorState } from '../../draft/editor-context.ts';
import { ChangesPreview } from './changes-preview.tsx';
import { ChosenFields } from './chosen-fields.tsx';
import { PlacePicker } from './place-picker.tsx';
import type { SettableField } from './settable-field.ts';
import { namesOf, useSetValues, useValuesPreview } from './use-set-values.ts';
import { useSettableFields } from './use-settable.ts';

type SetValuesDialogProps = {
  /** The thing that the fields belong to. */
  readonly path: Path;
  readonly label: string;
  readonly fields: readonly SettableField[];
  readonly places: readonly Tenant[];
  readonly onClose: () => void;
};

/** Which values, for which groups and stores, the resulting changes: then each of them keeps the values. */
export function SetValuesDialog(props: SetValuesDialogProps) {
  const t = usePhrases(setValuesPhrases);
  const [editor] = useState(useScratch());
  return (
    <Modal
      opened
      onClose={props.onClose}
      size={760}
      title={t('title', { label: props.label })}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <EditorContext value={editor}>
        <Choice {...props} />
      </EditorContext>
    </Modal>
  );
}

/** An editor of its own, which nobody saves: the controls of the form check and hold the values in it. */
function useScratch(): () => Editor {
  const { adapter, level, store } = useEditor();
  return () => createEditor(adapter, level, store.getState().loaded);
}

function Choice({ path, fields, places, onClose }: SetValuesDialogProps) {
  const t = usePhrases(setValuesPhrases);
  const all = useSettableFields(fields);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [at, setAt] = useState<PlaceChoice>({ selection: new Set(), change: 0 });
  const chosen = ids.flatMap((id) => all.find((field) => field.id === id) ?? []);
  const { values, isValid } = useValues(chosen);
  const written = JSON.stringify(values);
  const [pausedValues] = useDebouncedValue(written, pauseMillis);
  const [pausedAt] = useDebouncedValue(at, pauseMillis);
  const isSettled = pausedValues === written && pausedAt === at;
  const names = useMemo(() => namesOf(places), [places]);
  const preview = useValuesPreview(isSettled ? values : [], { ids: [...at.selection], change: at.change });
  const set = useSetValues();
  const { size } = at.selection;
  const changesSome = preview.groups.some(({ changeCount }) => changeCount > 0);
  const isReady = isSettled && isValid && size > 0 && values.length > 0 && preview.isWhole && changesSome;
  const handleSet = () => {
    onClose();
    return set(values, { preview, places });
  };
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading>{t('values')}</Heading>
        <ChosenFields
          fields={all}
          chosen={chosen}
          onAdd={(id) => setIds([...ids, id])}
          onRemove={(id) => setIds(ids.filter((other) => other !== id))}
        />
      </Stack>
      <Stack gap={2}>
        <Heading>{t('choosePlaces')}</Heading>
        <Muted small>{t('choosePlacesHint')}</Muted>
        <PlacePicker
          path={path}
          places={places}
          selection={at.selection}
          onSelect={(selection) => setAt(({ change }) => ({ selection, change: change + 1 }))}
        />
      </Stack>
      <Stack gap={2}>
        <Heading>{t('preview')}</Heading>
        {values.length === 0 && <Muted>{t('fieldFirst')}</Muted>}
        {values.length > 0 && size === 0 && <Muted>{t('placeFirst')}</Muted>}
        {!isValid && <Muted>{t('notValid')}</Muted>}
        {isValid && values.length > 0 && size > 0 && (
          <ChangesPreview preview={preview} total={size} names={names} nothingChanges={t('nothingChanges')} />
        )}
      </Stack>
      <FormFoot isFramed={false}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="filled" disabled={!isReady} onClick={handleSet}>
          {size === 0 ? t('setNone') : t('set', { count: size })}
        </Button>
      </FormFoot>
    </Stack>
  );
}

/** A pause in typing or choosing, after which the resulting changes are read. */
const pauseMillis = 400;

type PlaceChoice = {
  readonly selection: ReadonlySet<string>;
  /** Rises with each change of the selection. */
  readonly change: number;
};

/** The values of the chosen fields; none while one of them holds nothing yet. */
function useValues(chosen: readonly SettableField[]): {
  readonly values: readonly PlaceValue[];
  readonly isValid: boolean;
} {
  const draft = useEditorState((state) => state.draft);
  const problems = useEditorState((state) => state.problems);
  const paths = chosen.flatMap((field) => field.paths);
  const values = paths.flatMap((path) => {
    const value = findByPath(draft, path);
    return value === undefined ? [] : [{ path, value }];
  });
  const isValid = !problems.some((problem) => paths.some((path) => isWithin(problem.path, path)));
  return { values: values.length === paths.length ? values : [], isValid };
}
