import { Button } from '@mantine/core';
import { type ComponentProps, useMemo } from 'react';
import { ChangesPreview } from '../../../editing/overrides/many/changes-preview.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { savesOfManyPhrases } from '../../../phrases/settings/saves-of-many.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { FormFoot } from '../../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { namesOf } from './names-of.ts';
import { OwnScreens } from './own-screens.tsx';

type SettingsChoiceProps = ComponentProps<typeof OwnScreens> &
  Pick<ComponentProps<typeof ChangesPreview>, 'preview' | 'total' | 'nothingChanges'> & {
    /** The locations that the preview names. */
    readonly locations: readonly SyncStatus[];
    readonly accept: { readonly label: string; readonly isReady: boolean; readonly onAccept: () => void };
    readonly onClose: () => void;
  };

/** Which sections, the resulting changes at the locations, and the button that saves them. */
export function SettingsChoice({
  locations,
  accept,
  onClose,
  preview,
  total,
  nothingChanges,
  ...screens
}: SettingsChoiceProps) {
  const t = usePhrases(savesOfManyPhrases);
  const names = useMemo(() => namesOf(locations), [locations]);
  return (
    <>
      <OwnScreens {...screens} />
      <Stack gap={2}>
        <Heading>{t('preview')}</Heading>
        {screens.chosen.length === 0 ? (
          <Muted>{t('chooseSections')}</Muted>
        ) : (
          <ChangesPreview preview={preview} total={total} names={names} nothingChanges={nothingChanges} />
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
