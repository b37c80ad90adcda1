import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  DIVIDERS,
  MODIFIER_STYLES,
  PARTS_OF,
  type SlipPart,
  standardTemplate,
  TEMPLATE_NAMES,
  type TemplateName,
} from '@servery/domain';
import { printingFields } from '@servery/words';
import { IconRestore } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../editing/fields/image-field.tsx';
import { useEditSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases } from '../../../phrases/settings/printer-options.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { PartsList } from './parts-list.tsx';
import styles from './printer-options.module.css';
import { SlipPreview } from './slip-preview.tsx';

/** PR-03 to PR-05: the parts printed on receipts and tickets, and how they look. */
export function Templates() {
  const t = usePhrases(printerOptionPhrases);
  const word = usePhrases(printingFields);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const [name, show] = useChoiceInAddress('template', TEMPLATE_NAMES);
  return (
    <div className={styles.templates}>
      <header className={styles.choice}>
        <Text as="p" tone="faint" size="sm">
          {t('templateHint')}
        </Text>
        <SegmentedControl
          aria-label={t('template')}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          value={name}
          onChange={show}
          data={TEMPLATE_NAMES.map((one) => ({ value: one, label: word(`printing.templates.${one}`) }))}
        />
      </header>
      <div className={styles.form}>
        <TemplateForm key={name} name={name} />
      </div>
      <SlipPreview name={name} />
    </div>
  );
}

function TemplateForm({ name }: { readonly name: TemplateName }) {
  const t = usePhrases(printerOptionPhrases);
  const at = (...fields: readonly string[]) => ['printing', 'templates', name, ...fields];
  const has = (part: SlipPart) => PARTS_OF[name].includes(part);
  return (
    <>
      <Section title={t('parts')}>
        <Fields>
          <PartsList list={at('parts')} />
          <DocumentChoice path={at('divider')} values={DIVIDERS} />
        </Fields>
      </Section>
      <Section title={t('items')}>
        <Fields>
          <DocumentSwitch path={at('items', 'prices')} />
          <DocumentChoice path={at('items', 'modifiers')} values={MODIFIER_STYLES} />
          <DocumentSwitch path={at('items', 'freeModifiers')} />
          <DocumentSwitch path={at('items', 'notes')} />
        </Fields>
      </Section>
      <Section title={t('texts')}>
        <Fields>
          {has('LOGO') && <ImageField path={at('logoImageId')} label={t('logo')} />}
          {has('HEADER') && <DocumentText path={at('header')} lines={3} maxLength={400} hint={t('linesHint')} />}
          {has('FOOTER') && <DocumentText path={at('footer')} lines={3} maxLength={400} hint={t('linesHint')} />}
        </Fields>
      </Section>
      <StandardButton name={name} />
    </>
  );
}

/** PR-12: the template that a company starts with, as one step of undo. */
function StandardButton({ name }: { readonly name: TemplateName }) {
  const t = usePhrases(printerOptionPhrases);
  const { level } = useEditor();
  const edit = useEditSettings();
  const standard = standardTemplate('RECEIPT', name);
  if (!level.canSave || !standard) return null;
  const handleReset = () =>
    edit(({ printing }) => {
      Object.assign(printing.templates, { [name]: standard });
    });
  return (
    <Button
      className={styles.standard ?? ''}
      variant="subtle"
      leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
      onClick={handleReset}
    >
      {t('standard')}
    </Button>
  );
}
