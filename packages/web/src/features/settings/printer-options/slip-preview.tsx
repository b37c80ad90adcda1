import { SegmentedControl, Select } from '@mantine/core';
import {
  CHARACTERS_OF_PAPER,
  type LocationSettings,
  renderSlip,
  type SlipWords,
  type TemplateName,
} from '@servery/domain';
import { printingFields } from '@servery/words';
import { useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerOptionPhrases, slipPhrases } from '../../../phrases/settings/printer-options.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './printer-options.module.css';
import { type SampleName, sampleNames, useSampleOrders } from './sample-orders.ts';
import { SlipPaper } from './slip-paper.tsx';

const standard = 'standard';

/** The paper as it comes out of a printer, while the template is edited. */
export function SlipPreview({ name }: { readonly name: TemplateName }) {
  const t = usePhrases(printerOptionPhrases);
  const word = usePhrases(printingFields);
  const settings = useSettings((whole) => whole);
  const { companyId } = useEditor().level;
  const [sample, setSample] = useState<SampleName>('counter');
  const [printerId, setPrinterId] = useState(standard);
  const orders = useSampleOrders();
  const words = useSlipWords();
  const papers = papersOf(settings);
  const columns = papers.find(({ id }) => id === printerId)?.columns ?? CHARACTERS_OF_PAPER.MM_80;
  const template = settings.printing.templates[name];
  const lines = renderSlip(template, orders[sample], { columns, words });
  const title = t('previewOf', { name: word(`printing.templates.${name}`) });
  return (
    <section className={styles.preview} aria-label={title}>
      <Stack gap={2}>
        <SegmentedControl
          fullWidth
          aria-label={t('sample')}
          value={sample}
          onChange={(value) => setSample(sampleNames.find((one) => one === value) ?? sample)}
          data={[
            { value: 'counter', label: t('sampleCounter') },
            { value: 'delivery', label: t('sampleDelivery') },
          ]}
        />
        <Select
          size="sm"
          aria-label={t('paper')}
          value={papers.some(({ id }) => id === printerId) ? printerId : standard}
          data={[
            { value: standard, label: t('standardPaper') },
            ...papers.map((paper) => ({ value: paper.id, label: t('paperOf', paper) })),
          ]}
          allowDeselect={false}
          onChange={(value) => setPrinterId(value ?? standard)}
        />
      </Stack>
      <SlipPaper {...{ title, lines, columns, companyId }} logoImageId={template.logoImageId} />
    </section>
  );
}

function papersOf({ printing }: LocationSettings) {
  return printing.printers
    .filter(({ type }) => type === 'RECEIPT')
    .map(({ id, name, charactersPerLine: columns }) => ({ id, name, columns }));
}

function useSlipWords(): SlipWords {
  const t = usePhrases(slipPhrases);
  return {
    ticket: t('ticket'),
    server: t('server'),
    due: t('due'),
    subtotal: t('subtotal'),
    discount: t('discount'),
    tax: t('tax'),
    total: t('total'),
    change: t('change'),
    tip: t('tip'),
    sign: t('sign'),
  };
}
