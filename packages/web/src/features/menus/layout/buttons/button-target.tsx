import {
  findByPath,
  ITEM_SEARCHES,
  type LayoutButton,
  type LayoutTab,
  type Path,
  SPECIAL_FUNCTIONS,
} from '@servery/domain';
import { memo, useMemo } from 'react';
import { documentSchema } from '../../../../editing/document/document-wire.ts';
import { setValue } from '../../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../../editing/draft/editor-context.ts';
import { DocumentChoice, DocumentMoney } from '../../../../editing/fields/document-choices.tsx';
import { DocumentSwitch } from '../../../../editing/fields/document-fields.tsx';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import type { LayoutEdits } from '../use-layout-edits.ts';
import { ItemExtras } from './item-extras.tsx';
import { choosableTargets, chosenTarget, useTargets } from './use-targets.ts';

type ButtonTargetProps = {
  readonly tab: LayoutTab;
  readonly button: LayoutButton;
  readonly edits: LayoutEdits;
  readonly place: number;
  readonly path: Path;
};

/** The target that a button opens or puts on the ticket. */
export function ButtonTarget({ tab, button, edits, place, path }: ButtonTargetProps) {
  const t = usePhrases(menuLayoutPhrases);
  if (button.type === 'SPECIAL_FUNCTION') return <FunctionFields button={button} path={path} />;
  return (
    <>
      <TargetField
        tabId={tab.id}
        place={place}
        type={button.type}
        chosen={chosenTarget(button)}
        mayEdit={edits.mayEdit}
      />
      {button.type === 'ITEM' && (
        <ItemExtras info={button.typeInfo.itemInfo} path={[...path, 'typeInfo', 'itemInfo']} />
      )}
      {button.type === 'TENDER' && (
        <>
          <DocumentSwitch path={[...path, 'typeInfo', 'tenderInfo', 'isExactAmount']} label={t('exactAmount')} />
          {!button.typeInfo.tenderInfo.isExactAmount && (
            <DocumentMoney path={[...path, 'typeInfo', 'tenderInfo', 'amount']} label={t('amount')} />
          )}
        </>
      )}
    </>
  );
}

type TargetFieldProps = {
  readonly tabId: string;
  readonly place: number;
  readonly type: LayoutButton['type'];
  readonly chosen: string | null;
  readonly mayEdit: boolean;
};

/** Thousands of items to choose from: it is drawn again when these or the choice change, not with each letter of the text. */
const TargetField = memo(function TargetField({ tabId, place, type, chosen, mayEdit }: TargetFieldProps) {
  const t = usePhrases(menuLayoutPhrases);
  const editor = useEditor();
  const targets = useTargets(tabId, type);
  const options = useMemo(() => choosableTargets(targets, chosen), [targets, chosen]);
  const path: Path = ['layout', 'tabs', { id: tabId }, 'buttons', String(place), 'typeInfo'];
  const handleChange = (value: string | null) => {
    const wanted = targets.find((one) => one.value === value)?.typeInfo;
    const before = documentSchema.parse(findByPath(editor.store.getState().draft, path));
    if (wanted) setValue(editor, path, documentSchema.parse({ ...before, ...wanted }));
  };
  return (
    <SelectField
      label={t('target')}
      value={chosen}
      disabled={!mayEdit}
      placeholder={t('nothing')}
      options={options}
      onChange={handleChange}
    />
  );
});

/** The function of the terminal, and the field by which it looks for items. */
function FunctionFields({ button, path }: Pick<ButtonTargetProps, 'button' | 'path'>) {
  const t = usePhrases(menuLayoutPhrases);
  const { function: chosen, itemSearch } = button.typeInfo.specialFunctionInfo;
  const at = (field: string): Path => [...path, 'typeInfo', 'specialFunctionInfo', field];
  return (
    <>
      <DocumentChoice
        path={at('function')}
        label={t('function')}
        values={[...new Set([...SPECIAL_FUNCTIONS, chosen])]}
      />
      {chosen === 'ITEM_SEARCH' && (
        <DocumentChoice
          path={at('itemSearch')}
          label={t('searchBy')}
          values={[...new Set([...ITEM_SEARCHES, itemSearch])]}
        />
      )}
    </>
  );
}
