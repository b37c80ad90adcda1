import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { laborPhrases } from '../../phrases/people/labor.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { SwitchField } from '../../ui/fields/switch-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Changing } from '../../ui/read-only/read-only.tsx';
import type { LaborLocation } from './labor-calls.ts';
import { useLaborChanges } from './use-labor-changes.ts';

type ConnectDialogProps = { readonly locations: readonly LaborLocation[]; readonly onClose: () => void };

/** More than these are searched. */
const few = 7;

/** LB-20: a switch per location, each acts at once. */
export function ConnectDialog({ locations, onClose }: ConnectDialogProps) {
  const t = usePhrases(laborPhrases);
  const { connect } = useLaborChanges();
  const [changing, setChanging] = useState<string | null>(null);
  const [text, setText] = useState('');
  const shown = locations.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const handleChange = async (location: LaborLocation, isConnected: boolean) => {
    setChanging(location.id);
    await connect(location, isConnected);
    setChanging(null);
  };
  return (
    <Modal opened onClose={onClose} title={t('connectTitle')} size={480} withCloseButton={false}>
      <Stack gap={4}>
        <Muted>{t('connectHint')}</Muted>
        {locations.length > few && (
          <TextField type="search" size="sm" label={t('searchLocations')} value={text} onChange={setText} />
        )}
        <Changing>
          <Stack gap={2}>
            {shown.length === 0 && <Muted>{t('emptyFiltered')}</Muted>}
            {shown.map((location) => (
              <SwitchField
                key={location.id}
                label={location.name}
                {...(location.locationId !== null && { hint: t('connectedAs', { id: location.locationId }) })}
                value={location.isConnected}
                disabled={changing !== null}
                onChange={(isConnected) => handleChange(location, isConnected)}
              />
            ))}
          </Stack>
        </Changing>
      </Stack>
      <FormFoot isFramed={false}>
        <Button onClick={onClose}>{t('close')}</Button>
        {null}
      </FormFoot>
    </Modal>
  );
}
