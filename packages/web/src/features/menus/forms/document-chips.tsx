import type { Json, Path } from '@servery/domain';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { ChipField } from './chip-field.tsx';

type Code = string | number;
type ChipOption = { readonly id: Code; readonly name: string };

type DocumentChipsProps = {
  readonly path: Path;
  readonly options: readonly ChipOption[];
  readonly label?: string;
  readonly hint?: string;
  /** Said in place of the hint while nothing is chosen. */
  readonly whenEmpty?: string;
  /** The meaning of no choice, as a chip before the others: it is on while nothing is chosen, and takes every choice back. */
  readonly emptyChip?: string;
  /** Instead of setting the plain value. */
  readonly onSet?: (codes: Json) => void;
  /** Values chosen beside the options are kept without a chip. */
  readonly hidesOthers?: boolean;
};

/** Some of a few values, as chips; they are kept in the order of the options. */
export function DocumentChips({
  options,
  hint,
  whenEmpty,
  emptyChip,
  hidesOthers = false,
  ...given
}: DocumentChipsProps) {
  const [field, { path, label }] = useLabelledField(given);
  const chosen = codesIn(field.value);
  const others = chosen.filter((code) => options.every(({ id }) => id !== code));
  const all = [...options, ...others.map((id) => ({ id, name: String(id) }))];
  const names = (value: Json) =>
    all
      .filter(({ id }) => codesIn(value).includes(id))
      .map(({ name }) => name)
      .join(', ') ||
    (emptyChip ?? whenEmpty);
  const set = given.onSet ?? field.setValue;
  const toggle = (id: Code) =>
    set(all.map((option) => option.id).filter((code) => chosen.includes(code) !== (code === id)));
  const said = field.problem ?? field.lacking ?? (chosen.length === 0 ? (whenEmpty ?? hint) : hint);
  return (
    <ChipField
      label={label}
      mark={<FieldMark path={path} label={label} format={names} />}
      unsaved={field.isChanged}
      {...(said !== undefined && { hint: said })}
    >
      {emptyChip !== undefined && (
        <Chip isOn={chosen.length === 0} isLocked={!field.canEdit} onPress={() => chosen.length > 0 && set([])}>
          {emptyChip}
        </Chip>
      )}
      {(hidesOthers ? options : all).map(({ id, name }) => (
        <Chip key={id} isOn={chosen.includes(id)} isLocked={!field.canEdit} onPress={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </ChipField>
  );
}

function codesIn(value: Json | undefined): readonly Code[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' || typeof one === 'number') : [];
}

/** The values of a closed set as chips, each in the document's own word for it. */
export function CodeChips({
  codes,
  ...props
}: Omit<DocumentChipsProps, 'options'> & { readonly codes: readonly Code[] }) {
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const options = codes.map((id) => ({ id, name: adapter.words.value(props.path, id, draft) }));
  return <DocumentChips {...props} options={options} />;
}
