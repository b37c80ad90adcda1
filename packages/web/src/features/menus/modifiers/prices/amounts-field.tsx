import { AMOUNTS, type ModifierItem, type Path } from '@servery/domain';
import { DocumentSwitch, useLabelledField } from '../../../../editing/fields/document-fields.tsx';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { modifiersPhrases } from '../../../../phrases/menus/modifiers.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Chip } from '../../../../ui/data/chip.tsx';
import { ChipField } from '../../forms/chip-field.tsx';
import styles from '../../forms/menu-forms.module.css';

/** The amounts that a guest can ask for, at least one, and whether one half can have the modifier. */
export function AmountsField({ modifier, path }: { readonly modifier: ModifierItem; readonly path: Path }) {
  const t = usePhrases(modifiersPhrases);
  const of = usePhrases(menuItemsPhrases);
  const [field, { label }] = useLabelledField({ path: [...path, 'amounts'] });
  const chosen: readonly string[] = modifier.amounts;
  const toggle = (amount: string) => field.setValue(AMOUNTS.filter((one) => (one === amount) !== chosen.includes(one)));
  return (
    <div className={styles.columns}>
      <ChipField
        label={label}
        mark={<FieldMark path={[...path, 'amounts']} label={label} />}
        unsaved={field.isChanged}
        {...(field.lacking !== undefined && { hint: field.lacking })}
      >
        {AMOUNTS.map((amount) => (
          <Chip
            key={amount}
            isOn={chosen.includes(amount)}
            isLocked={!field.canEdit || (chosen.length === 1 && chosen.includes(amount))}
            onPress={() => toggle(amount)}
          >
            {of(`amount${amount}`)}
          </Chip>
        ))}
      </ChipField>
      <DocumentSwitch path={[...path, 'wholeOnly']} hint={t('halfHint')} />
    </div>
  );
}
