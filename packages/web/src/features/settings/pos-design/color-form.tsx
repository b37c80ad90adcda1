import { DocumentColor } from '../../../editing/fields/colors/document-color.tsx';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';

/** A custom color: its name and its value. */
export const ColorForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentColor path={[...path, 'color']} />
  </>
);
