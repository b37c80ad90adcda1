import { Checkbox } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { settingsOfManyPhrases } from '../../../phrases/settings/settings-of-many.ts';
import { navigationPhrases } from '../../../phrases/shell/navigation.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './own-screens.module.css';
import type { OwnScreen } from './settings-calls.ts';

type OwnScreensProps = {
  readonly hint: string;
  readonly screens: readonly OwnScreen[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** The screens where something is kept, to choose some of them. */
export function OwnScreens({ hint, screens, chosen, onChoose }: OwnScreensProps) {
  const t = usePhrases(settingsOfManyPhrases);
  const tNavigation = usePhrases(navigationPhrases);
  return (
    <Checkbox.Group label={t('sections')} description={hint} value={[...chosen]} onChange={onChoose}>
      <div className={styles.screens}>
        <Stack gap={2}>
          {screens.map((screen) => (
            <Checkbox
              key={screen.name}
              value={screen.name}
              label={t('section', { name: tNavigation(screen.name), count: screen.count })}
            />
          ))}
        </Stack>
      </div>
    </Checkbox.Group>
  );
}

/** The places of the screens that are chosen. */
export function placesOf(screens: readonly OwnScreen[], chosen: readonly string[]): readonly string[] {
  return screens.filter(({ name }) => chosen.includes(name)).flatMap(({ places }) => places);
}
