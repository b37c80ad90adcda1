import type { Path } from '@servery/domain';
import { fieldProps } from '../../../editing/fields/document-fields.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import type { Amount } from '../../../ui/fields/amount.ts';
import { MoneyField } from '../../../ui/fields/money-field.tsx';

type EntityAmountProps = {
  readonly path: Path;
  readonly label: string;
  readonly onChange: (value: Amount) => void;
};

/** An amount that comes with an entry of its own: the entry is made with it and goes with it. */
export function EntityAmount({ path, label, onChange }: EntityAmountProps) {
  const field = useField(path);
  return (
    <MoneyField
      {...fieldProps(field, { path, label })}
      value={typeof field.value === 'string' ? field.value : null}
      onChange={onChange}
    />
  );
}
