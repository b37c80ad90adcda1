import { asJsonObject, freeName, type JsonObject, newTaxStructure, type TaxStructure } from '@servery/domain';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { newEntityId } from '../new-entity-id.ts';

/** Makes a tax structure that begins like the given one, under an id and a name that no other has. */
export function useMakeTax(): (given: Partial<TaxStructure> & { readonly name: string }) => JsonObject {
  const structures = useMenu((menu) => menu.taxStructures);
  return (given) =>
    asJsonObject(newTaxStructure({ ...given, id: newEntityId('tax'), name: freeName(structures, given.name) }));
}
