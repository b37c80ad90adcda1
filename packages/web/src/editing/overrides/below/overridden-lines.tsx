import { applyChanges } from '@servery/domain';
import { sentencesOf } from '@servery/words';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { OverrideBelow } from '../../document/configuration-calls.ts';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import { SentenceLine } from '../../words/sentence-line.tsx';
import styles from './overrides-below-panel.module.css';

const mostLines = 4;

/** The values that a store keeps of an entity, field by field. */
export function OverriddenLines({ overrideBelow: { changes } }: { readonly overrideBelow: OverrideBelow }) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const few = changes.slice(0, mostLines);
  const after = applyChanges(draft, few).document;
  const lines = sentencesOf(few, adapter.words, { before: draft, after }).flatMap(({ sentences }) => sentences);
  const left = changes.length - few.length;
  return (
    <span className={styles.kept}>
      <Stack as="span" place="shrink">
        {lines.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one change list have no other name
          <SentenceLine key={at} sentence={sentence} />
        ))}
        {left > 0 && <Muted small>{t('moreKept', { count: left })}</Muted>}
      </Stack>
    </span>
  );
}
