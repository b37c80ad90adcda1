import { Button } from '@mantine/core';
import {
  BUTTON_SIZES,
  BUTTON_TYPES,
  cutButtonText,
  type LayoutButton,
  type LayoutTab,
  newTypeInfo,
  type Path,
} from '@servery/domain';
import { IconTrash } from '@tabler/icons-react';
import { DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { useField } from '../../../../editing/fields/use-field.ts';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { LayoutEdits } from '../use-layout-edits.ts';
import { ButtonLook } from './button-look.tsx';
import { ButtonTarget } from './button-target.tsx';
import { OrderTypeField } from './order-type-field.tsx';

type ButtonFormProps = {
  readonly tab: LayoutTab;
  readonly place: number;
  readonly button: LayoutButton;
  readonly edits: LayoutEdits;
};

/** Everything about the one button that is selected. */
export function ButtonForm({ tab, place, button, edits }: ButtonFormProps) {
  const t = usePhrases(menuLayoutPhrases);
  const path: Path = ['layout', 'tabs', { id: tab.id }, 'buttons', String(place)];
  const text = useField([...path, 'buttonText']);
  const { buttonSize } = button.buttonStyle;
  return (
    <Stack gap={4}>
      <Row gap={2}>
        <Heading>{t('button')}</Heading>
        <Button
          size="sm"
          variant="subtle"
          disabled={!edits.mayEdit}
          leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
          onClick={edits.remove}
        >
          {t('remove')}
        </Button>
      </Row>
      <DocumentText
        path={[...path, 'buttonText']}
        label={t('text')}
        // LY-18: more is cut, also of a pasted text.
        onSet={(value) => text.setValue(cutButtonText(String(value)))}
        hint={t('textLeft', { count: button.buttonText.length })}
      />
      <SelectField
        label={t('type')}
        value={button.type}
        disabled={!edits.mayEdit}
        options={BUTTON_TYPES.map((type) => ({ value: type, label: t(`type${type}`) }))}
        onChange={(chosen) => {
          const type = BUTTON_TYPES.find((one) => one === chosen) ?? 'ITEM';
          edits.change((before) => ({
            ...before,
            type,
            typeInfo: newTypeInfo({ orderType: before.typeInfo.orderType }),
          }));
        }}
      />
      <ButtonTarget tab={tab} button={button} edits={edits} place={place} path={path} />
      <OrderTypeField path={[...path, 'typeInfo', 'orderType']} />
      <SelectField
        label={t('size')}
        value={buttonSize}
        disabled={!edits.mayEdit}
        options={BUTTON_SIZES.map((size) => ({ value: size, label: t(`size${size}`) }))}
        onChange={(size) =>
          edits.change((before) => ({ ...before, buttonStyle: { ...before.buttonStyle, buttonSize: size ?? 'SMALL' } }))
        }
      />
      <ButtonLook path={[...path, 'buttonStyle']} style={button.buttonStyle} />
    </Stack>
  );
}
