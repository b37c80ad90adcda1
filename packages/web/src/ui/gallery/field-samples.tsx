import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { NumberField } from '../fields/number-field.tsx';
import { CheckField, SwitchField } from '../fields/switch-field.tsx';
import { InheritanceMark } from '../inheritance/inheritance-mark.tsx';
import { Grid } from '../layout/grid.tsx';
import styles from './gallery.module.css';
import { Sample } from './sample.tsx';

const company = <InheritanceMark origin="company" />;
const group = <InheritanceMark origin="group" word="Bay Area" />;
const here = <InheritanceMark origin="here" />;
const nothing = () => undefined;

export function FieldSamples() {
  return (
    <Sample title="Fields">
      <Grid columns={2} gap={4} lineGap={3}>
        <NumberField label="Inherited" mark={company} inherited value={45} unit="min" onChange={nothing} />
        <NumberField label="From the group" mark={group} inherited value={50} unit="min" onChange={nothing} />
        <NumberField label="Set here" mark={here} value={60} unit="min" onChange={nothing} />
        <span className={styles.focused}>
          <NumberField label="Focused" mark={here} value={60} unit="min" onChange={nothing} />
        </span>
        <NumberField label="Invalid" mark={here} value={9} unit="min" error="At least 10 minutes." onChange={nothing} />
        <NumberField
          label="Not available"
          value={90}
          unit="min"
          unavailable="Needs the delivery license."
          onChange={nothing}
        />
      </Grid>
      <ChoiceSamples />
    </Sample>
  );
}

function ChoiceSamples() {
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  const [charge, setCharge] = useState('zone');
  return (
    <>
      <div className={styles.choices}>
        <SwitchField label="On" value={isOn} onChange={setOn} />
        <SwitchField label="Off" value={isOff} onChange={setOff} />
        <CheckField label="Checked" value onChange={nothing} />
        <CheckField label="Some" value="some" onChange={nothing} />
        <CheckField label="None" value={false} onChange={nothing} />
      </div>
      <SegmentedControl
        aria-label="Charge"
        value={charge}
        onChange={setCharge}
        data={[
          { value: 'zone', label: 'By zone' },
          { value: 'none', label: 'No charge' },
        ]}
      />
    </>
  );
}
