import { asJsonObject, type InvalidAddress, invalidAddressText, newInvalidAddress } from '@servery/domain';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../phrases/settings/delivery.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { useStamp } from './use-stamp.ts';

export const invalidList = ['invalidAddresses'];

/** DZ-20 to DZ-24 */
export function InvalidAddresses() {
  const t = usePhrases(deliveryPhrases);
  const addresses = useSettings(({ invalidAddresses }) => invalidAddresses);
  const stamp = useStamp();
  return (
    <ListTable<InvalidAddress & { readonly name: string }>
      list={invalidList}
      title={t('invalid')}
      hint={t('invalidHint')}
      rows={addresses.map((address) => ({ ...address, name: invalidAddressText(address) }))}
      under={({ note, lastUpdated }) => (
        <>
          {note && <div>{note}</div>}
          {lastUpdated && <div>{changedText(lastUpdated, t)}</div>}
        </>
      )}
      columns={[]}
      add={{
        label: t('addInvalid'),
        make: () => asJsonObject(newInvalidAddress({ id: crypto.randomUUID(), lastUpdated: stamp() })),
      }}
      empty={{ title: t('noInvalid'), text: t('noInvalidHint') }}
    />
  );
}

function changedText(
  { userDisplayName, dateTimestamp }: NonNullable<InvalidAddress['lastUpdated']>,
  t: ReturnType<typeof usePhrases<'changedByAt'>>,
) {
  return t('changedByAt', { name: userDisplayName, at: formatDateTime(dateTimestamp * 1000) });
}
