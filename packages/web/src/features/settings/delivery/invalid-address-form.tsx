import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useEditSettings } from '../../../editing/kinds/location-settings-document.ts';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { useStamp } from './use-stamp.ts';

const lines = [
  ['houseNumber', 20],
  ['streetName', 120],
  ['address2', 120],
  ['city', 80],
  ['state', 40],
  ['postalCode', 20],
  ['country', 60],
] as const;

/** DZ-22, DZ-23: every edit names the person who made it, and the time. */
export const InvalidAddressForm: RowForm = ({ path, id, isNew }) => {
  const edit = useEditSettings();
  const stamp = useStamp();
  const setField = (field: (typeof lines)[number][0] | 'note', value: string) =>
    edit(({ invalidAddresses }) => {
      const address = invalidAddresses.find((one) => one.id === id);
      if (address) Object.assign(address, { [field]: value, lastUpdated: stamp() });
    }, `invalidAddresses ${id} ${field}`);
  return (
    <>
      {lines.map(([field, most], at) => (
        <DocumentText
          key={field}
          path={[...path, field]}
          maxLength={most}
          takesFocus={isNew && at === 0}
          onSet={(value) => setField(field, String(value))}
        />
      ))}
      <DocumentText
        path={[...path, 'note']}
        lines={2}
        maxLength={500}
        onSet={(value) => setField('note', String(value))}
      />
    </>
  );
};
