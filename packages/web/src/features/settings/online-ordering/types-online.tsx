import { shownName } from '@servery/domain';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineOrderingPhrases } from '../../../phrases/settings/online-ordering.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';

/** OT-26: only order types that are available online can be switched on. */
export function TypesOnline() {
  const t = usePhrases(onlineOrderingPhrases);
  const types = useSettings(({ orderTypes }) => orderTypes.types);
  const available = types.filter(({ availableOnline }) => availableOnline);
  return (
    <Section title={t('types')} hint={t('typesHint')}>
      {available.length === 0 ? (
        <EmptyState title={t('noTypes')}>{t('noTypesHint')}</EmptyState>
      ) : (
        <Columns>
          <Fields>
            {available.map((type) => (
              <DocumentSwitch
                key={type.id}
                path={['orderTypes', 'types', { id: type.id }, 'activeOnline']}
                label={shownName(type)}
              />
            ))}
          </Fields>
        </Columns>
      )}
    </Section>
  );
}
