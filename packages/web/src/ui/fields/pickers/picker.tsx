import { RestingPart } from '../../actions/resting-part.tsx';
import { lazyPart } from '../../until-loaded.ts';
import { PickerButton, type PickerProps } from './picker-button.tsx';

const OpeningPicker = lazyPart(() => import('./opening-picker.tsx').then((m) => ({ default: m.OpeningPicker })));

/** A button that names the current choice and opens the others: company, level, menu. */
export function Picker(props: PickerProps) {
  return (
    <RestingPart
      resting={(want) => <PickerButton picker={props} aria-haspopup="listbox" onClick={want} />}
      part={() => <OpeningPicker {...props} />}
    />
  );
}
