import { ColorPicker, Popover } from '@mantine/core';
import { type ComponentProps, useRef, useState } from 'react';
import { colorPhrases } from '../../../phrases/colors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './colors.module.css';

type ColorPopoverProps = {
  readonly button: ComponentProps<'button'>;
  readonly label: string;
  readonly color: string;
  readonly swatches: readonly string[];
  readonly onPick: (color: string) => void;
};

/** Picks a color by hand or from the swatches; opens as soon as it is there. */
export function ColorPopover({ button, label, color, swatches, onPick }: ColorPopoverProps) {
  const t = usePhrases(colorPhrases);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const handleOpen = (next: boolean) => {
    setOpen(next);
    if (!next) opener.current?.focus();
  };
  return (
    <Popover opened={isOpen} onChange={handleOpen} trapFocus withinPortal position="bottom-start" shadow="md">
      <Popover.Target>
        <button {...button} ref={opener} onClick={() => handleOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('picker', { label })}>
        <ColorPicker
          format="hex"
          value={color}
          onChange={onPick}
          saturationLabel={t('saturation')}
          hueLabel={t('hue')}
          size="sm"
          fullWidth
        />
        <div className={styles.swatches}>
          {swatches.map((swatch) => (
            <button
              key={swatch}
              type="button"
              className={styles.pick}
              style={{ background: swatch }}
              aria-label={t('swatch', { color: swatch })}
              aria-pressed={swatch === color}
              onClick={() => onPick(swatch)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
