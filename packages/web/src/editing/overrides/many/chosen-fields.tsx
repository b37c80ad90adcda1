import { IconX } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { setValuesPhrases } from '../../../phrases/settings/set-values.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { SettableField } from './settable-field.ts';

type ChosenFieldsProps = {
  readonly fields: readonly SettableField[];
  readonly chosen: readonly SettableField[];
  readonly onAdd: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

/** The fields that are set, each as its form shows it, and the list to add another. */
export function ChosenFields({ fields, chosen, onAdd, onRemove }: ChosenFieldsProps) {
  const t = usePhrases(setValuesPhrases);
  const others = fields.filter((field) => !chosen.includes(field));
  return (
    <Stack gap={3}>
      {chosen.map(({ id, label, control }) => (
        <Row key={id} gap={2} align="start" as="section" aria-label={label}>
          <Stack place="fill">{control}</Stack>
          <IconButton
            label={t('remove', { label })}
            icon={<IconX size={16} stroke={1.75} aria-hidden />}
            onClick={() => onRemove(id)}
          />
        </Row>
      ))}
      {others.length > 0 && (
        <SelectField
          key={chosen.length}
          label={t('addField')}
          hint={t('addFieldHint')}
          value={null}
          options={others.map(({ id, label, group }) => ({ value: id, label, group }))}
          onChange={(id) => id !== null && onAdd(id)}
        />
      )}
    </Stack>
  );
}
