import { Button } from '@mantine/core';
import { type ComponentProps, useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { settingsOfManyPhrases } from '../../../phrases/settings/settings-of-many.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { FormFoot } from '../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OwnScreens } from './own-screens.tsx';
import { SettingsPreview } from './settings-preview.tsx';

type SettingsChoiceProps = ComponentProps<typeof OwnScreens> &
  Pick<ComponentProps<typeof SettingsPreview>, 'preview' | 'total' | 'nothingChanges'> & {
    /** The locations that the preview names. */
    readonly locations: readonly SyncStatus[];
    readonly accept: { readonly label: string; readonly isReady: boolean; readonly onAccept: () => void };
    readonly onClose: () => void;
  };

/** Which sections, what would change at the locations, and the button that saves it. */
export function SettingsChoice({
  locations,
  accept,
  onClose,
  preview,
  total,
  nothingChanges,
  ...screens
}: SettingsChoiceProps) {
  const t = usePhrases(settingsOfManyPhrases);
  const names = useMemo(() => new Map(locations.map(({ id, name }) => [id, name])), [locations]);
  return (
    <>
      <OwnScreens {...screens} />
      <Stack gap={2}>
        <Heading>{t('preview')}</Heading>
        {screens.chosen.length === 0 ? (
          <Muted>{t('chooseSections')}</Muted>
        ) : (
          <SettingsPreview preview={preview} total={total} names={names} nothingChanges={nothingChanges} />
        )}
      </Stack>
      <FormFoot isFramed={false}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="filled" disabled={!accept.isReady} onClick={accept.onAccept}>
          {accept.label}
        </Button>
      </FormFoot>
    </>
  );
}
