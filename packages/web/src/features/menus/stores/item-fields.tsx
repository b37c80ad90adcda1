import type { MenuItem, StyleOption } from '@servery/domain';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { infoPath } from '../forms/info-fields.tsx';
import { PrintersField } from '../items/fields/printers-field.tsx';
import { CategoryLimits } from '../items/modifiers/category-limits.tsx';
import { MemberChoices, MemberLimits } from '../items/modifiers/member-settings.tsx';
import { membersInOrder, modifierRows } from '../items/modifiers/modifier-rows.ts';
import { StyleChips } from '../items/options/offered-section.tsx';
import { itemPath, useDepartment } from '../items/use-entity.ts';
import { channelPath } from '../kitchen/channel-path.ts';
import { useDevices } from '../kitchen/use-devices.ts';
import { LiveItem } from './live-entity.tsx';

/** The fields that only items have: offered sizes and styles, modifiers, printers. */
export function useItemFields(item: MenuItem, sizes: readonly StyleOption[]): readonly SettableField[] {
  const styles = useStyleFields(item);
  const modifiers = useModifierFields(item);
  const printers = usePrinterFields(item, sizes);
  const t = usePhrases(menuItemsPhrases);
  const path = infoPath(itemPath(item.id), 'abbreviation');
  const short: SettableField = {
    id: 'abbreviation',
    label: t('abbreviation'),
    group: t('details'),
    paths: [path],
    control: <DocumentText path={path} label={t('abbreviation')} hint={t('abbreviationHint')} maxLength={60} />,
  };
  return [...styles, ...modifiers, ...printers, short];
}

function useStyleFields(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const styles = useDepartment(item.department)?.styles ?? [];
  return styles.map((style) => ({
    id: `style ${style.id}`,
    label: style.name,
    group: t('offered'),
    paths: [[...itemPath(item.id), 'styles', { id: style.id }]],
    control: <LiveItem id={item.id}>{(live) => <StyleChips item={live} style={style} />}</LiveItem>,
  }));
}

/** Of each category that it takes, how many; of each modifier, whether it comes with it and may be added. */
function useModifierFields(item: MenuItem): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const modifiers = useMenu((menu) => menu.modifiers);
  const inclusions = [...itemPath(item.id), 'inclusions'];
  return modifierRows(item, modifiers).flatMap(({ id: categoryId, name: group }) => {
    const label = t('limitsOf', { name: group });
    const limits: SettableField = {
      id: `limits ${categoryId}`,
      label,
      group,
      paths: [[...inclusions, 'categoriesSettings', { id: categoryId }]],
      control: (
        <LiveItem id={item.id}>
          {(live) => (
            <Stack gap={3}>
              <Text weight="medium">{label}</Text>
              <CategoryLimits item={live} categoryId={categoryId} isLocked={false} />
            </Stack>
          )}
        </LiveItem>
      ),
    };
    const members = membersInOrder(item, categoryId, modifiers).map(
      ({ id, info: { name } }): SettableField => ({
        id: `modifier ${id}`,
        label: name,
        group,
        paths: [[...inclusions, 'itemsSettings', { id }]],
        control: (
          <LiveItem id={item.id}>
            {(live) => (
              <Stack gap={3}>
                <Text weight="medium">{name}</Text>
                <Row gap={4} wrap>
                  <MemberChoices item={live} id={id} name={name} isLocked={false} />
                </Row>
                <MemberLimits item={live} id={id} />
              </Stack>
            )}
          </LiveItem>
        ),
      }),
    );
    return [limits, ...members];
  });
}

const channels = ['kitchenPrinters', 'labelPrinters'] as const;

function usePrinterFields(item: MenuItem, sizes: readonly StyleOption[]): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const devices = useDevices(channels) ?? [];
  return channels
    .filter((channel) => devices.some((device) => device.channel === channel))
    .map((channel) => ({
      id: channel,
      label: t(channel),
      group: t('taxKitchen'),
      paths: [channelPath(item.id, channel)],
      control: (
        <LiveItem id={item.id}>{(live) => <PrintersField item={live} channel={channel} sizes={sizes} />}</LiveItem>
      ),
    }));
}
