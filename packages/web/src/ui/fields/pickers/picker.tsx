import { Suspense, useState } from 'react';
import { lazyPart } from '../../until-loaded.ts';
import { PickerButton, type PickerProps } from './picker-button.tsx';

const OpeningPicker = lazyPart(() => import('./opening-picker.tsx').then((m) => ({ default: m.OpeningPicker })));

/** A button that names the current choice and opens the others: company, level, menu. */
export function Picker(props: PickerProps) {
  const [isWanted, setWanted] = useState(false);
  const resting = <PickerButton picker={props} aria-haspopup="listbox" onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={resting}>
      <OpeningPicker {...props} />
    </Suspense>
  ) : (
    resting
  );
}
