import { formatPhone } from '@servery/domain';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../ui/fields/text-field.tsx';

/** A phone number, formatted while the field does not have the focus. The text is kept as it is typed. KF-03 FM-03 */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'autoComplete' | 'maxLength'>) {
  const { value, onBlur, error } = props;
  const [isTyping, setTyping] = useState(false);
  return (
    <TextField
      {...props}
      type="tel"
      autoComplete="off"
      maxLength={40}
      value={isTyping || error ? value : formatPhone(value)}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
    />
  );
}
