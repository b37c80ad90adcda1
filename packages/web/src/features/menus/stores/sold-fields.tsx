import type { Path, PluKind } from '@servery/domain';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { LimitFields, OrderTypesField } from '../forms/availability-fields.tsx';
import { infoPath, PluField } from '../forms/info-fields.tsx';
import { StatusSwitch } from '../lists/status-switch.tsx';

const channels = ['pos', 'online', 'kiosk'] as const;
const texts = [
  { field: 'name', maxLength: 200 },
  { field: 'displayName', maxLength: 200 },
  { field: 'description', maxLength: 4000 },
] as const;

/** The fields that everything on a menu has: whether and when it is sold, its names, its image and number. */
export function useSoldFields(path: Path, kind: PluKind): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  const at = (...steps: readonly string[]): Path => [...path, 'availability', ...steps];
  const word = (place: Path) => adapter.words.field(place, draft);
  const status = infoPath(path, 'status');
  const sold = [
    { id: 'status', label: word(status), paths: [status], control: <StatusSwitch path={[...path, 'info']} /> },
    ...channels.map((channel) => ({
      id: channel,
      label: t(channel),
      paths: [at(channel)],
      control: <DocumentSwitch path={at(channel)} label={t(channel)} />,
    })),
    { id: 'orderTypes', label: t('orderTypes'), paths: [at('orderTypes')], control: <OrderTypesField path={at()} /> },
    {
      id: 'limits',
      label: t('daysAndHours'),
      paths: [at('limitDays'), at('limitHours')],
      control: <LimitFields path={at()} />,
    },
  ];
  const names = texts.map(({ field, maxLength }) => {
    const place = infoPath(path, field);
    return {
      id: field,
      label: word(place),
      paths: [place],
      control: <DocumentText path={place} maxLength={maxLength} />,
    };
  });
  const image = infoPath(path, 'imageId');
  const plu = infoPath(path, 'pluNum');
  const others = [
    { id: 'image', label: t('image'), paths: [image], control: <ImageField path={image} label={t('image')} /> },
    { id: 'plu', label: t('pluNumber'), paths: [plu], control: <PluField path={plu} kind={kind} /> },
  ];
  return [
    ...sold.map((field) => ({ ...field, group: t('availability') })),
    ...[...names, ...others].map((field) => ({ ...field, group: t('details') })),
  ];
}
