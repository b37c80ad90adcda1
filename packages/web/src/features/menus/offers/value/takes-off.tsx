import type { Offer } from '@servery/domain';
import { offerFields, say } from '@servery/words';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { SegmentedField } from '../../../../ui/fields/segmented-field.tsx';
import { offerPath, useEditOffers } from '../use-offers.ts';
import { useSchemes } from './use-schemes.ts';
import { kindOf, type ValueKind, withKind } from './value-edits.ts';

const alone = ['PERCENTAGE', 'AMOUNT'] as const;
const inGroups = [...alone, 'FIXED_PRICE'] as const;

/** One kind of value for every scheme and item group; none is chosen where they differ. */
export function TakesOff({ offer }: { readonly offer: Offer }) {
  const edit = useEditOffers();
  const mayEdit = useMayEdit([...offerPath(offer.id), 'value']);
  const [usual] = useSchemes();
  const kinds: readonly ValueKind[] = offer.value.appliesTo === 'ITEM_GROUPS' ? inGroups : alone;
  const handleChange = (chosen: string) => {
    const kind = kinds.find((one) => one === chosen);
    if (kind) edit([offer.id], (before) => withKind(before, kind, usual?.id ?? ''));
  };
  return (
    <SegmentedField
      label={say(offerFields, 'offers.value.schemes.type')}
      value={kindOf(offer) ?? ''}
      onChange={handleChange}
      options={kinds.map((value) => ({ value, label: say(offerFields, `offers.value.schemes.type.${value}`) }))}
      disabled={!mayEdit}
    />
  );
}
