import { OPTION_ABBREVIATION_LENGTH, type Path, STYLE_NAME_LENGTH, type StyleOption } from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Chip } from '../../../../ui/data/chip.tsx';
import { type OrderedEntry, useDragEntry } from '../../../../ui/order/drag-order.tsx';
import { ShortText } from './short-text.tsx';
import styles from './styles-section.module.css';

type StyleOptionRowProps = {
  readonly path: Path;
  readonly option: StyleOption;
  readonly entry: OrderedEntry;
  readonly isLocked: boolean;
  readonly onSetStatus: (status: StyleOption['status']) => void;
  readonly onRemove: () => void;
};

/** One option of a style: its name, how it is called where there is little room, and whether it is sold. */
export function StyleOptionRow({ path, option, entry, isLocked, onSetStatus, onRemove }: StyleOptionRowProps) {
  const t = usePhrases(menuItemsPhrases);
  const { ref, handle } = useDragEntry(entry);
  const isActive = option.status === 'ACTIVE';
  return (
    <li ref={ref} className={styles.option}>
      {handle}
      <span className={styles.optionName}>
        <ShortText path={[...path, 'name']} label={t('optionName')} maxLength={STYLE_NAME_LENGTH} />
      </span>
      <span className={styles.abbreviation}>
        <ShortText
          path={[...path, 'abbreviation']}
          label={t('abbreviationOf', { name: option.name })}
          placeholder={t('abbreviation')}
          maxLength={OPTION_ABBREVIATION_LENGTH}
        />
      </span>
      <Chip isOn={isActive} isLocked={isLocked} onPress={() => onSetStatus(isActive ? 'INACTIVE' : 'ACTIVE')}>
        {t('active')}
      </Chip>
      <IconButton
        size="sm"
        label={t('removeOption', { name: option.name })}
        icon={<IconTrash size={14} stroke={1.75} aria-hidden />}
        disabled={isLocked}
        onClick={onRemove}
      />
    </li>
  );
}
