import { DocumentColor } from '../../configuration/colors/document-color.tsx';
import { DocumentText } from '../../configuration/document-fields.tsx';
import type { RowForm } from '../../configuration/list/row-form.ts';

/** A custom color: its name and its value. */
export const ColorForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentColor path={[...path, 'color']} />
  </>
);
