import { ColorInput } from '@mantine/core';
import { type Path, ZONE_COLORS } from '@servery/domain';
import { useState } from 'react';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { isHardToSee } from './zone-contrast.ts';

/** The color of a zone: typed, or one of some that are distinct on a light and a dark map. */
export function ZoneColor({ path }: { readonly path: Path }) {
  const t = usePhrases(deliveryPhrases);
  const [field, props] = useLabelledField({ path });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = typeof field.value === 'string' ? field.value : '';
  const handleChange = (color: string) => {
    setTyped(color);
    field.setValue(color.toLowerCase());
  };
  return (
    <Field {...fieldProps(field, props)} {...(isHardToSee(kept) && { hint: t('hardToSee') })}>
      {(control) => (
        <ColorInput
          {...control}
          value={typed?.toLowerCase() === kept ? typed : kept}
          onChange={handleChange}
          onBlur={() => setTyped(null)}
          format="hex"
          fixOnBlur={false}
          withEyeDropper={false}
          withPicker={false}
          swatches={[...ZONE_COLORS]}
          swatchesPerRow={8}
          maw={160}
        />
      )}
    </Field>
  );
}
