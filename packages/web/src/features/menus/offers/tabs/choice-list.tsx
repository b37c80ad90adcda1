import { Button } from '@mantine/core';
import { asJsonObject, type Choice, type MenuBlob, type Path, sizeStyleOf } from '@servery/domain';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMayEdit } from '../../../../editing/draft/may-edit.ts';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { type Option, SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { DocumentChips } from '../../forms/document-chips.tsx';
import { newEntityId } from '../../new-entity-id.ts';
import styles from '../offers.module.css';
import { choiceOf, departmentOf, otherStyles, targetOf } from './offer-choices.ts';
import { useTargets } from './use-targets.ts';

type ChoiceListProps = {
  /** Of the list of choices. */
  readonly path: Path;
  readonly choices: readonly Choice[];
};

/** DP-03, DP-04: parts of the menu, each with the sizes and styles that count. */
export function ChoiceList({ path, choices }: ChoiceListProps) {
  const t = usePhrases(offersPhrases);
  const field = useField(path);
  const options = useTargets(choices);
  const menu: MenuBlob = useMenu((draft) => draft);
  const [first] = options;
  const handleAdd = () => {
    if (!first) return;
    const made = choiceOf(first.value, newEntityId('choice'), menu);
    field.setValue([...choices, made].map(asJsonObject));
  };
  return (
    <Stack gap={3}>
      {choices.map((choice) => (
        <ChoiceRow key={choice.id} choice={choice} path={[...path, { id: choice.id }]} options={options} />
      ))}
      {field.canEdit && first && (
        <div>
          <Button size="sm" leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />} onClick={handleAdd}>
            {t('addChoice')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type ChoiceRowProps = { readonly choice: Choice; readonly path: Path; readonly options: readonly Option[] };

function ChoiceRow({ choice, path, options }: ChoiceRowProps) {
  const t = usePhrases(offersPhrases);
  const field = useField(path);
  const mayEdit = useMayEdit(path);
  const menu: MenuBlob = useMenu((draft) => draft);
  const department = departmentOf(choice, menu);
  const size = department && sizeStyleOf(department);
  const target = targetOf(choice);
  const name = options.find(({ value }) => value === target)?.label ?? '';
  return (
    <div className={styles.choice}>
      <div className={styles.choiceTarget}>
        <SelectField
          label={t('choice')}
          value={target}
          onChange={(next) => next !== null && field.setValue(asJsonObject(choiceOf(next, choice.id, menu)))}
          options={options}
          unsaved={field.isChanged}
          inherited={field.inherited}
          disabled={!mayEdit}
          error={name === '' ? t('choiceGone') : undefined}
        />
        {mayEdit && (
          <IconButton
            label={t('removeChoice', { name })}
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            onClick={() => field.setValue(undefined)}
          />
        )}
      </div>
      {size && size.options.length > 1 && (
        <DocumentChips
          path={[...path, 'limitToSizeIds']}
          label={t('sizes')}
          options={size.options}
          emptyChip={t('everySize')}
        />
      )}
      {otherStyles(department).length > 0 && (
        <DocumentChips
          path={[...path, 'limitToStyleIds']}
          label={t('styles')}
          options={otherStyles(department).flatMap((style) => style.options)}
          emptyChip={t('everyStyle')}
        />
      )}
    </div>
  );
}
