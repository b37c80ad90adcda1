import { TICKET_ENDS } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentSelect } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { posDesignPhrases } from '../../../phrases/settings/pos-design.ts';
import { Columns, Section } from '../../../ui/layout/pane/section.tsx';

/** PD-03: which theme terminals show, and where the ticket takes new items. */
export function OnTerminals() {
  const t = usePhrases(posDesignPhrases);
  const themes = useSettings(({ posDesign }) => posDesign.themes);
  return (
    <Section title={t('onTerminals')} hint={t('onTerminalsHint')}>
      <Columns>
        <DocumentSelect
          path={['posDesign', 'activeTheme']}
          options={themes.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DocumentChoice path={['posDesign', 'virtualTicket', 'addItemsTo']} values={TICKET_ENDS} />
      </Columns>
    </Section>
  );
}
