import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';

type PasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly error?: string | null;
  readonly disabled?: boolean;
  readonly size?: 'md' | 'lg';
  /** Takes the focus when its dialog opens. */
  readonly takesFocus?: boolean;
  /** Takes the focus when its page opens. */
  readonly autoFocus?: boolean;
};

/** A password, with an eye to look at the typed text. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    value,
    onChange,
    autoComplete,
    hint,
    error,
    disabled = false,
    size = 'md',
    takesFocus,
    autoFocus,
  } = props;
  const t = usePhrases(uiPhrases);
  return (
    <PasswordInput
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      {...(hint && { description: hint })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      disabled={disabled}
      size={size}
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      {...(takesFocus && { 'data-autofocus': true })}
      {...(autoFocus && { autoFocus })}
    />
  );
}

function Eye({ reveal }: { readonly reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={16} stroke={1.75} aria-hidden />;
}
