import {
  asJsonObject,
  type Category,
  type MenuItem,
  type Path,
  type Suggested,
  type Suggestions,
  suggestedInOrder,
  withSuggested,
  withSuggestedMoved,
} from '@servery/domain';
import { IconX } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { FieldMark } from '../../../../editing/fields/field-mark.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { suggestionsPhrases } from '../../../../phrases/menus/suggestions.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { StateTag } from '../../../../ui/data/state-tag.tsx';
import { UnsavedDot } from '../../../../ui/fields/label-line.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { DragOrder, type OrderedEntry, useDragEntry } from '../../../../ui/order/drag-order.tsx';
import { pickable } from '../../pickable.ts';

type List = keyof Pick<Suggestions, 'categories' | 'items'>;
type SuggestionsFieldProps = {
  /** The item or the category beside which something is suggested. */
  readonly path: Path;
  readonly id: string;
  readonly suggestions: Suggestions;
};

/** IN-04: categories and items that are suggested beside it, each in its order. */
export function SuggestionsField({ path, id, suggestions }: SuggestionsFieldProps) {
  const t = usePhrases(suggestionsPhrases);
  return (
    <Stack as="section" gap={3} aria-label={t('title')}>
      <Heading>{t('title')}</Heading>
      <Muted small>{t('hint')}</Muted>
      <SuggestedList
        path={[...path, 'suggestions', 'categories']}
        list="categories"
        of={id}
        chosen={suggestions.categories}
      />
      <SuggestedList path={[...path, 'suggestions', 'items']} list="items" of={id} chosen={suggestions.items} />
    </Stack>
  );
}

type Suggestable = Pick<MenuItem, 'id'> & { readonly info: MenuItem['info'] | Category['info'] };

type SuggestedListProps = {
  readonly path: Path;
  readonly list: List;
  /** The item or category that it is suggested beside: it does not suggest itself. */
  readonly of: string;
  readonly chosen: readonly Suggested[];
};

export function SuggestedList({ path, list, of, chosen }: SuggestedListProps) {
  const t = usePhrases(suggestionsPhrases);
  const field = useField(path);
  // Thousands of names follow when typing pauses.
  const entities: readonly Suggestable[] = useDeferredValue(useMenu((menu) => menu[list]));
  const byId = useMemo(() => new Map(entities.map((one) => [one.id, one.info])), [entities]);
  const shown = suggestedInOrder(chosen);
  const set = (next: readonly Suggested[]) => field.setValue(next.map(asJsonObject));
  const entries = shown.map(({ id }) => ({ id, name: byId.get(id)?.name ?? id }));
  const options = useMemo(() => {
    const taken = new Set([of, ...suggestedInOrder(chosen).map(({ id }) => id)]);
    return pickable(entities)
      .filter(({ id }) => !taken.has(id))
      .map(({ id, info }) => ({ value: id, label: info.name }));
  }, [entities, chosen, of]);
  return (
    <Stack gap={2}>
      <Row gap={1.5}>
        <Text tone="muted" size="sm" weight="medium" dense>
          {t(list)}
        </Text>
        {field.isChanged && <UnsavedDot />}
        <Row as="span" place="end">
          <FieldMark
            path={path}
            label={t(list)}
            format={() => entries.map(({ name }) => name).join(', ') || t('none')}
          />
        </Row>
      </Row>
      {entries.length === 0 ? (
        <Muted small>{field.lacking ?? t('none')}</Muted>
      ) : (
        <Stack as="ol" gap={1} aria-label={t(list)}>
          <DragOrder
            isFixed={!field.canEdit}
            entries={entries}
            onMove={({ id, to }) => set(withSuggestedMoved(chosen, String(id), String(to)))}
          >
            {(entry) => (
              <SuggestedRow
                key={entry.id}
                entry={entry}
                isActive={byId.get(String(entry.id))?.status === 'ACTIVE'}
                onRemove={field.canEdit ? () => set(chosen.filter(({ id }) => id !== entry.id)) : undefined}
              />
            )}
          </DragOrder>
        </Stack>
      )}
      {field.canEdit && options.length > 0 && (
        <SelectField
          label={t(`add${list}`)}
          value={null}
          options={options}
          searchableAbove={0}
          size="sm"
          onChange={(id) => id !== null && set(withSuggested(chosen, id))}
        />
      )}
    </Stack>
  );
}

type SuggestedRowProps = {
  readonly entry: OrderedEntry;
  readonly isActive: boolean;
  readonly onRemove: (() => void) | undefined;
};

function SuggestedRow({ entry, isActive, onRemove }: SuggestedRowProps) {
  const t = usePhrases(suggestionsPhrases);
  const { ref, handle } = useDragEntry(entry);
  return (
    <li ref={ref}>
      <Row gap={2}>
        {handle}
        <Text clip place="fill" title={entry.name}>
          {entry.name}
        </Text>
        {!isActive && <StateTag state="inactive" label={t('inactive')} />}
        {onRemove && (
          <IconButton
            size="sm"
            label={t('remove', { name: entry.name })}
            icon={<IconX size={14} stroke={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </Row>
    </li>
  );
}
