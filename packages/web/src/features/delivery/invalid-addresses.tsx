import { type InvalidAddress, invalidAddressText, newInvalidAddress } from '@servery/domain';
import { ListTable } from '../../configuration/list/list-table.tsx';
import { asJson } from '../../configuration/list/rows.ts';
import { useSettings } from '../../configuration/location-settings-document.ts';
import { shownDateTime } from '../../configuration/shown-date.ts';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
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
      columns={[
        { title: t('note'), cell: ({ note }) => note, hideOnPhone: true },
        { title: t('changedBy'), cell: ({ lastUpdated }) => changedText(lastUpdated, t), hideOnPhone: true },
      ]}
      add={{
        label: t('addInvalid'),
        make: () => asJson(newInvalidAddress({ id: crypto.randomUUID(), lastUpdated: stamp() })),
      }}
      empty={{ title: t('noInvalid'), text: t('noInvalidHint') }}
    />
  );
}

function changedText(
  lastUpdated: InvalidAddress['lastUpdated'],
  t: ReturnType<typeof usePhrases<'never' | 'changedByAt'>>,
) {
  if (lastUpdated === null) return t('never');
  const { userDisplayName, dateTimestamp } = lastUpdated;
  return t('changedByAt', { name: userDisplayName, at: shownDateTime(dateTimestamp * 1000) });
}
