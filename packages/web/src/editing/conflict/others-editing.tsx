import { IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { configurationPhrases } from '../../phrases/configuration.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { OtherPerson } from '../draft/draft-store.ts';
import { useChanges, useEditor, useEditorState } from '../draft/editor-context.ts';
import { useReadWhileActive } from '../draft/use-read-while-active.ts';

/** Who else has unsaved changes in the same document at the same level; informs the others about this person's. */
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
              ? t('otherEditing', { name: first.name })
              : t('othersEditing', { name: first.name, count: more.length })}
          </Text>
        </Row>
      )}
    </span>
  );
}

function useOthersEditing(): readonly OtherPerson[] {
  const { adapter, level, store } = useEditor();
  const { companyId, tenantId, canSave } = level;
  const { kind } = adapter.kind;
  const documentId = useEditorState(({ loaded }) => loaded.layers.versions.id);
  const isEditing = useChanges().length > 0;
  const others = useEditorState((state) => state.others);
  const note = async () => {
    if (!canSave) return;
    const body = { documentId, isEditing, ...(tenantId !== null && { tenantId }) };
    const answer = await call('noteEditing', { params: { companyId, kind }, body, isQuiet: true, isBackground: true });
    if (answer.status === 'ok') store.setState({ others: answer.data.others });
  };
  useReadWhileActive(canSave, note);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when one of these changes, and while the person works
  useEffect(() => void note(), [companyId, kind, documentId, tenantId, canSave, isEditing]);
  return others;
}
