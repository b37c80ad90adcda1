import { diff, findByPath, type JsonObject, type Path, pathKey } from '@servery/domain';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DocumentAdapter } from '../document/document-adapter.ts';
import { useChanges, useEditor, useEditorState } from '../draft/editor-context.ts';
import { useReadWhileActive } from '../draft/use-read-while-active.ts';

/** The other people with unsaved changes in the same document at the same level; informs the others about this person's. */
export function OthersEditing() {
  const t = usePhrases(configurationPhrases);
  const [first, ...more] = useOthersEditing();
  return (
    <span role="status">
      {first && (
        <Row as="span" gap={1} inline tone="muted">
          <IconUsers size={14} stroke={1.75} aria-hidden />
          <Text clip>
            {more.length === 0
              ? t(first.place === '' ? 'otherEditing' : 'otherEditingPlace', first)
              : t('othersEditing', { name: first.name, count: more.length })}
          </Text>
        </Row>
      )}
    </span>
  );
}

/** Others, and the name of the thing that each changed last where it has one here. */
function useOthersEditing(): readonly { readonly name: string; readonly place: string }[] {
  const { adapter, level, store } = useEditor();
  const { companyId, tenantId, canSave } = level;
  const { kind } = adapter.kind;
  const documentId = useEditorState(({ loaded }) => loaded.layers.versions.id);
  const isEditing = useChanges().length > 0;
  const others = useEditorState((state) => state.others);
  const place = useLastPlace();
  const note = async () => {
    if (!canSave) return;
    const body = { documentId, isEditing, ...(tenantId !== null && { tenantId }), ...(place && { place }) };
    const answer = await call('noteEditing', { params: { companyId, kind }, body, isQuiet: true, isBackground: true });
    if (answer.status === 'ok') store.setState({ others: answer.data.others });
  };
  useReadWhileActive(canSave, note);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when one of these changes, and while the person works
  useEffect(() => void note(), [companyId, kind, documentId, tenantId, canSave, isEditing, place && pathKey(place)]);
  const { draft } = store.getState();
  return others.map((other) => ({ name: other.name, place: nameOf(adapter, other.place, draft) }));
}

function nameOf({ words }: DocumentAdapter, place: Path | null, draft: JsonObject): string {
  return place === null || findByPath(draft, place) === undefined ? '' : words.entity(place, draft).name;
}

/** The entity, or section, that the newest step of the draft changed. */
function useLastPlace(): Path | undefined {
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const before = useEditorState((state) => state.past.at(-1)?.draft);
  return useMemo(() => {
    const [change] = before === undefined ? [] : diff(before, draft, adapter.kind.identifiers);
    if (change === undefined) return undefined;
    const entity = change.path.findIndex((step) => typeof step === 'object');
    return change.path.slice(0, entity < 0 ? 1 : entity + 1);
  }, [adapter, before, draft]);
}
