import { Button } from '@mantine/core';
import type { Json, Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { formatDate } from '../../../ui/dates.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { useCloseChain } from '../../../ui/inheritance/close-chain.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useEditor, useEditorState } from '../../draft/editor-context.ts';
import styles from './override-below-list.module.css';
import { compareOverridesBelow } from './overrides-below-store.ts';
import { useOverridesBelow, useOverridingLocations, useOverridingValue } from './use-overrides-below.ts';

type OverrideBelowListProps = {
  readonly path: Path;
  readonly label: string;
  readonly format?: ((value: Json) => ReactNode) | undefined;
};

const shownAtOnce = 5;

/** Which stores keep their own value, and since when; the first few, and the way to all of them. */
export function OverrideBelowList({ path, label, format }: OverrideBelowListProps) {
  const t = usePhrases(configurationPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const overridesBelow = useOverridesBelow(path);
  const overridingLocations = useOverridingLocations();
  const keptValue = useOverridingValue(path);
  const closeChain = useCloseChain();
  if (overridesBelow === undefined) return null;
  const handleCompare = () => {
    closeChain();
    compareOverridesBelow({ path, label });
  };
  const inWords = (value: Json | undefined): ReactNode =>
    value === undefined ? t('nothing') : (format?.(value) ?? adapter.words.value(path, value, draft));
  return (
    <section className={styles.overridesBelow}>
      <Muted small>
        {overridesBelow.length === 0
          ? t('overridesBelowNone')
          : t('overridesBelow', { count: overridingLocations(overridesBelow) })}
      </Muted>
      {overridesBelow.length > 0 && (
        <>
          <ul className={styles.list}>
            {overridesBelow.slice(0, shownAtOnce).map((overrideBelow) => {
              const Icon = originIcons[overrideBelow.type === 'GROUP' ? 'group' : 'here'];
              return (
                <li key={overrideBelow.tenantId} className={styles.overrideBelow} data-type={overrideBelow.type}>
                  <Icon size={14} stroke={1.75} aria-hidden />
                  <span>{overrideBelow.name}</span>
                  <Text weight="medium">{inWords(keptValue(overrideBelow))}</Text>
                  {overrideBelow.at && (
                    <span className={styles.meta}>
                      {overrideBelow.by} · {t('overrideBelowSince', { at: formatDate(overrideBelow.at) })}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <Button variant="link" onClick={handleCompare}>
            {t('compareOverridesBelow', { count: overridesBelow.length })}
          </Button>
        </>
      )}
    </section>
  );
}
