import { Button } from '@mantine/core';
import type { Path } from '@servery/domain';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { originIcons } from '../../../ui/icons.tsx';
import { useEditor } from '../../draft/editor-context.ts';
import { compareOverridesBelow } from './overrides-below-store.ts';
import { useIsOverriddenBelow, useOverridesBelow, useOverridingLocations } from './use-overrides-below.ts';

type LocationsDifferProps = { readonly path: Path; readonly label: string; readonly onSet?: (() => void) | undefined };

/** How many stores keep anything of an entity for themselves; opens the values that each of them keeps. Nothing where none does. */
export function LocationsDiffer({ path, label, onSet }: LocationsDifferProps) {
  const t = usePhrases(configurationPhrases);
  const { level } = useEditor();
  const isKept = useIsOverriddenBelow(path);
  const isAsked = level.kind === 'group' || isKept;
  const overridesBelow = useOverridesBelow(path, isAsked) ?? [];
  const count = useOverridingLocations()(overridesBelow);
  if (!isAsked || count === 0) return null;
  return (
    <Button
      variant="link"
      leftSection={<originIcons.here size={14} stroke={1.75} aria-hidden />}
      onClick={() => compareOverridesBelow({ path, label, onSet })}
    >
      {t('locationsDifferCount', { count })}
    </Button>
  );
}
