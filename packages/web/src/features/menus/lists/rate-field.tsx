import { NumberField } from '../../../ui/fields/number-field.tsx';

/** Cents of the price that examples show the tax on. */
export const examplePrice = 1949;

type RateFieldProps = Omit<Parameters<typeof NumberField>[0], 'value' | 'onChange'> & {
  /** A percentage as a decimal string: `8.625`. */
  readonly rate: string | null;
  readonly onChange: (rate: string | null) => void;
  /** In a cell whose column says the unit. */
  readonly isPlain?: boolean;
};

export function RateField({ rate, onChange, isPlain = false, ...props }: RateFieldProps) {
  return (
    <NumberField
      {...props}
      value={rate === null ? null : Number(rate)}
      onChange={(percent) => onChange(percent === null ? null : String(percent))}
      min={0}
      max={100}
      decimals={4}
      {...(!isPlain && { unit: '%', width: 140 })}
    />
  );
}
