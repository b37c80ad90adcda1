import { USER_DEFINED_FIELDS } from '@servery/domain';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

/** MK-05 */
export function OwnFields() {
  const t = usePhrases(marketingPhrases);
  return (
    <Section title={t('ownFields')} hint={t('ownFieldsHint')}>
      <Columns>
        {USER_DEFINED_FIELDS.map((name) => (
          <Fields key={name} title={t(name)}>
            <DocumentText path={['marketing', 'userDefinedFields', name, 'title']} maxLength={40} />
            <DocumentSwitch path={['marketing', 'userDefinedFields', name, 'active']} />
            <DocumentSwitch path={['marketing', 'userDefinedFields', name, 'print']} />
          </Fields>
        ))}
      </Columns>
    </Section>
  );
}
