import { useState } from 'react';
import type { Amount } from '../fields/amount.ts';
import { MoneyField } from '../fields/money-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { InheritanceMark } from '../inheritance/inheritance-mark.tsx';
import { Grid } from '../layout/grid.tsx';
import { Sample } from './sample.tsx';

const structures = [
  { value: 'sf', label: 'San Francisco prepared food', group: 'California' },
  { value: 'oak', label: 'Oakland prepared food', group: 'California' },
  { value: 'none', label: 'No tax' },
];

export function FormSample() {
  const [name, setName] = useState('Harbor Supreme');
  const [about, setAbout] = useState('Pepperoni, Italian sausage, mushrooms, green peppers, red onion, black olives');
  const [price, setPrice] = useState<Amount>('14.49');
  const [tax, setTax] = useState<string | null>('sf');
  return (
    <Sample title="Form">
      <Grid columns={2} gap={4} lineGap={3}>
        <TextField label="Name" mark={<InheritanceMark origin="company" />} inherited value={name} onChange={setName} />
        <MoneyField label="Price" mark={<InheritanceMark origin="here" />} unsaved value={price} onChange={setPrice} />
        <TextField label="Description" lines={2} value={about} onChange={setAbout} hint="Shown online." />
        <SelectField label="Tax structure" options={structures} value={tax} onChange={setTax} />
      </Grid>
    </Sample>
  );
}
