import { offerStarterPhrases } from '../../../../phrases/menus/offer-starters.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';

type PercentProps = { readonly percent: string | null; readonly onChange: (percent: string | null) => void };

/** A share of a price, as a decimal string such as `20.00`. */
export function PercentAnswer({ percent, onChange }: PercentProps) {
  const t = usePhrases(offerStarterPhrases);
  return (
    <NumberField
      label={t('percent')}
      value={percent === null ? null : Number(percent)}
      onChange={(next) => onChange(next === null ? null : next.toFixed(2))}
      min={0}
      max={100}
      decimals={2}
      unit="%"
      width={160}
    />
  );
}
