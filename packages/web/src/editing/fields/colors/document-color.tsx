import { TextInput } from '@mantine/core';
import { EXTENDED_SWATCHES, type Json, type Path, readColor } from '@servery/domain';
import { lazy, Suspense, useState } from 'react';
import { colorPhrases } from '../../../phrases/colors.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { fieldProps, useLabelledField } from '../document-fields.tsx';
import styles from './colors.module.css';

const ColorPopover = lazy(() => import('./color-popover.tsx').then((m) => ({ default: m.ColorPopover })));

type DocumentColorProps = {
  readonly path: Path;
  readonly label?: string;
  readonly hint?: string;
  readonly unavailable?: string | undefined;
  /** Instead of setting the plain value: rules that change more than the field. */
  readonly onSet?: (color: Json) => void;
  /** How well the color can be read is said beside it. */
  readonly isNoted?: boolean;
  /** Colors to pick from with one press. KB-01, KB-02 */
  readonly swatches?: readonly string[];
};

/** A color: typed as hex, or picked. Typed text counts as soon as it is a color. */
export function DocumentColor({ swatches = EXTENDED_SWATCHES, isNoted = false, ...given }: DocumentColorProps) {
  const t = usePhrases(colorPhrases);
  const [field, props] = useLabelledField(given);
  const [typed, setTyped] = useState<string | null>(null);
  const color = typeof field.value === 'string' ? field.value : '';
  const isWrong = typed !== null && readColor(typed) === undefined;
  const set = props.onSet ?? field.setValue;
  const warning = field.isOnlyWarned ? field.problem : undefined;
  const hint = isNoted ? props.hint : (warning ?? props.hint);
  const shared = fieldProps(field, { ...props, ...(hint !== undefined && { hint }) });
  const problem = field.isOnlyWarned ? undefined : shared.error;
  const handleType = (text: string) => {
    setTyped(text);
    const read = readColor(text);
    if (read !== undefined) set(read);
  };
  const handlePick = (picked: string) => {
    setTyped(null);
    set(picked.toUpperCase());
  };
  return (
    <Field {...shared} error={isWrong ? t('notAColor') : problem}>
      {(control) => (
        <TextInput
          {...control}
          value={typed ?? color}
          onChange={(event) => handleType(event.currentTarget.value)}
          onBlur={() => !isWrong && setTyped(null)}
          maxLength={9}
          spellCheck={false}
          classNames={{ input: styles.hex ?? '' }}
          leftSection={
            <ColorButton
              label={props.label}
              color={color}
              swatches={swatches}
              isDisabled={control.disabled}
              onPick={handlePick}
            />
          }
        />
      )}
    </Field>
  );
}

type ColorButtonProps = {
  readonly label: string;
  readonly color: string;
  readonly swatches: readonly string[];
  readonly isDisabled: boolean;
  readonly onPick: (color: string) => void;
};

/** Shows the color; opens the picker, which arrives when it is wanted first. */
function ColorButton({ label, color, swatches, isDisabled, onPick }: ColorButtonProps) {
  const t = usePhrases(colorPhrases);
  const [isWanted, setWanted] = useState(false);
  const button = {
    type: 'button',
    className: styles.swatch,
    disabled: isDisabled,
    'aria-label': t('choose', { label }),
    style: { background: color },
  } as const;
  const resting = <button {...button} onClick={() => setWanted(true)} />;
  if (!isWanted) return resting;
  return (
    <Suspense fallback={resting}>
      <ColorPopover button={button} label={label} color={color} swatches={swatches} onPick={onPick} />
    </Suspense>
  );
}
