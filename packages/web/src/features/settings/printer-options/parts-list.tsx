import { Button, Checkbox, Select } from '@mantine/core';
import { ALIGNMENTS, isObject, type Json, type Path, TEXT_SIZES } from '@servery/domain';
import { partText, partWord, printingFields } from '@servery/words';
import { IconArrowBackUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useDraft, useEditor } from '../../../editing/draft/editor-context.ts';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { useField } from '../../../editing/fields/use-field.ts';
import { rowPath, rowsIn } from '../../../editing/list/rows.ts';
import { useListEdits, useOrderOrigin } from '../../../editing/list/use-list.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { UnsavedDot } from '../../../ui/fields/label-line.tsx';
import marked from '../../../ui/inheritance/marked-list.module.css';
import edge from '../../../ui/inheritance/origin-edge.module.css';
import styles from './printer-options.module.css';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** The parts of a template from top to bottom: printed or not, how large, at which side. */
export function PartsList({ list }: { readonly list: Path }) {
  const t = usePhrases(printerOptionPhrases);
  const { level } = useEditor();
  const draft = useDraft((current) => current);
  const edits = useListEdits(list);
  const orderFrom = useOrderOrigin(list);
  const parts = rowsIn(draft, list).map(({ id }) => String(id));
  const hasOwnOrder = level.kind !== 'company' && orderFrom === level.kind && level.canSave;
  return (
    <>
      <ul className={marked.list}>
        {parts.map((id, at) => (
          <PartLine key={id} {...{ list, id }} isFirst={at === 0} isLast={at === parts.length - 1} />
        ))}
      </ul>
      {hasOwnOrder && (
        <Button variant="subtle" size="sm" leftSection={<IconArrowBackUp {...icon} />} onClick={edits.revertOrder}>
          {t('revertOrder')}
        </Button>
      )}
    </>
  );
}

type PartLineProps = {
  readonly list: Path;
  readonly id: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

function PartLine({ list, id, isFirst, isLast }: PartLineProps) {
  const t = usePhrases(printerOptionPhrases);
  const word = usePhrases(printingFields);
  const path = rowPath(list, id);
  const field = useField(path);
  const edits = useListEdits(list);
  const part = partWord(id);
  const value = isObject(field.value) ? field.value : {};
  const set = (change: object) => field.setValue({ ...value, ...change });
  const isOff = value.shown !== true || !field.canEdit;
  return (
    <li className={`${edge.line} ${marked.row} ${styles.part}`} data-origin={field.mark.level}>
      <span className={marked.name}>
        <Checkbox
          label={part}
          aria-label={t('isShown', { part })}
          checked={value.shown === true}
          disabled={!field.canEdit}
          onChange={(event) => set({ shown: event.currentTarget.checked })}
        />
        {field.isChanged && <UnsavedDot />}
      </span>
      <span className={styles.partFields}>
        {id !== 'LOGO' && (
          <PartChoice
            label={t('sizeOf', { part })}
            value={value.size}
            data={TEXT_SIZES.map((one) => ({ value: one, label: word(`printing.templates.parts.size.${one}`) }))}
            isOff={isOff}
            onChoose={(size) => set({ size })}
          />
        )}
        <PartChoice
          label={t('alignOf', { part })}
          value={value.align}
          data={ALIGNMENTS.map((one) => ({ value: one, label: word(`printing.templates.parts.align.${one}`) }))}
          isOff={isOff}
          onChoose={(align) => set({ align })}
        />
      </span>
      <span className={styles.partEnds}>
        {field.canEdit && (
          <>
            <MoveButton
              label={t('moveUp', { part })}
              icon={IconArrowUp}
              isEnd={isFirst}
              onMove={() => edits.move(id, -1)}
            />
            <MoveButton
              label={t('moveDown', { part })}
              icon={IconArrowDown}
              isEnd={isLast}
              onMove={() => edits.move(id, 1)}
            />
          </>
        )}
        <FieldMark path={path} label={part} format={(kept) => partText(kept)} />
      </span>
    </li>
  );
}

type PartChoiceProps = {
  readonly label: string;
  readonly value: Json | undefined;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly isOff: boolean;
  readonly onChoose: (value: string | null) => void;
};

function PartChoice({ label, value, data, isOff, onChoose }: PartChoiceProps) {
  return (
    <Select
      size="sm"
      aria-label={label}
      value={String(value)}
      data={data}
      allowDeselect={false}
      disabled={isOff}
      onChange={onChoose}
    />
  );
}

type MoveButtonProps = {
  readonly label: string;
  readonly icon: typeof IconArrowUp;
  readonly isEnd: boolean;
  readonly onMove: () => void;
};

function MoveButton({ label, icon: Icon, isEnd, onMove }: MoveButtonProps) {
  return <IconButton size="sm" label={label} icon={<Icon {...icon} />} aria-disabled={isEnd} onClick={onMove} />;
}
