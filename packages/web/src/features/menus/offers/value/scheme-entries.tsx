import { asJsonObject, type Json, type Offer, type Path, type SchemeValue } from '@servery/domain';
import { useEditor, useEditorState } from '../../../../editing/draft/editor-context.ts';
import { DocumentMoney, DocumentPercent, DocumentReference } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, fieldProps, useLabelledField } from '../../../../editing/fields/document-fields.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { sizeChoices } from '../tabs/offer-choices.ts';

type EntriesProps = { readonly offer: Offer; readonly value: SchemeValue; readonly path: Path };

/** OF-19: the entries of a scheme that count for the items that the offer applies to. */
export function SchemeEntries({ offer, value, path }: EntriesProps) {
  switch (offer.value.appliesTo) {
    case 'ENTIRE_ORDER':
      return <Entry path={[...path, 'entireOrder']} types={['PERCENTAGE', 'AMOUNT']} entry={value.entireOrder} />;
    case 'ANY_ITEM':
      return (
        <Entry path={[...path, 'anyItem']} types={['PERCENTAGE', 'AMOUNT', 'DIFFERENT_SIZE']} entry={value.anyItem} />
      );
    case 'ITEM_GROUPS':
      return <GroupEntries offer={offer} value={value} path={path} />;
  }
}

function GroupEntries({ offer, value, path }: EntriesProps) {
  return (
    <Stack gap={3}>
      <DocumentSwitch path={[...path, 'comboOffer', 'enabled']} />
      {value.comboOffer.enabled ? (
        <Entry
          path={[...path, 'comboOffer']}
          types={['FIXED_PRICE', 'PERCENTAGE', 'AMOUNT']}
          entry={value.comboOffer}
        />
      ) : (
        offer.itemGroups.map(({ id }) => <GroupEntry key={id} groupId={id} value={value} path={path} />)
      )}
    </Stack>
  );
}

const ofGroup = ['PERCENTAGE', 'AMOUNT', 'DIFFERENT_SIZE'] as const;

type GroupEntryProps = { readonly groupId: string; readonly value: SchemeValue; readonly path: Path };

/** A group without an entry has its full price. */
function GroupEntry({ groupId, value, path }: GroupEntryProps) {
  const entry = value.individualGroups.find(({ id }) => id === groupId);
  const entryPath = [...path, 'individualGroups', { id: groupId }];
  return <Entry path={entryPath} types={ofGroup} entry={entry} missing={groupId} />;
}

type EntryOf = { readonly type: string };

type EntryProps = {
  readonly path: Path;
  readonly types: readonly string[];
  /** Undefined: there is none, and nothing is taken off. */
  readonly entry: EntryOf | undefined;
  /** The group that may be without an entry. */
  readonly missing?: string | undefined;
};

/** The kind of value, and its amount. */
function Entry({ path, types, entry, missing }: EntryProps) {
  const departments = useMenu((menu) => menu.departments);
  const t = usePhrases(offersPhrases);
  return (
    <Grid columns={2} gap={3} align="start">
      <TypeField path={path} types={types} entry={entry} missing={missing} />
      {entry?.type === 'PERCENTAGE' && <DocumentPercent path={[...path, 'percentageValue']} />}
      {entry?.type === 'AMOUNT' && <DocumentMoney path={[...path, 'amountValue']} />}
      {entry?.type === 'FIXED_PRICE' && <DocumentMoney path={[...path, 'fixedPrice']} />}
      {entry?.type === 'DIFFERENT_SIZE' && (
        <DocumentReference path={[...path, 'sizeOptionId']} options={sizeChoices(departments)} none={t('noSize')} />
      )}
    </Grid>
  );
}

const fullPrice = 'FULL_PRICE';

function TypeField({ path, types, entry, missing }: EntryProps) {
  const t = usePhrases(offersPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const typePath = [...path, 'type'];
  const [field, props] = useLabelledField({ path: typePath });
  const whole = useField(path);
  const known = entry && !types.includes(entry.type) ? [...types, entry.type] : types;
  const format = (value: Json) => adapter.words.value(typePath, value, draft);
  const options = [
    ...(missing === undefined ? [] : [{ value: fullPrice, label: t('fullPrice') }]),
    ...known.map((value) => ({ value, label: format(value) })),
  ];
  const handleChange = (type: string | null) => {
    if (type === null) return;
    if (type === fullPrice) whole.setValue(undefined);
    else if (entry === undefined && missing !== undefined) whole.setValue(newGroupValue(missing, type));
    else field.setValue(type);
  };
  return (
    <SelectField
      {...fieldProps(field, { ...props, format })}
      value={entry?.type ?? fullPrice}
      onChange={handleChange}
      options={options}
    />
  );
}

function newGroupValue(id: string, type: string): Json {
  return asJsonObject({ id, type, amountValue: '0.00', percentageValue: '0', sizeOptionId: null });
}
