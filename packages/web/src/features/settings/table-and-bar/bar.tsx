import { PRE_AUTH_MODES, TAB_NAMES } from '@servery/domain';
import { DocumentChoice, DocumentMoney, DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

const at = (...fields: readonly string[]) => ['barSettings', ...fields];

/** TB-11, TB-12: tabs, their security, and how they close. */
export function Bar() {
  const t = usePhrases(tableAndBarPhrases);
  const { preAuth, tabs } = useSettings((settings) => settings.barSettings);
  return (
    <Section title={t('bar')} hint={t('barHint')}>
      <Columns>
        <Fields title={t('tabs')}>
          <DocumentChoice path={at('tabs', 'nameFrom')} values={TAB_NAMES} />
          <DocumentSwitch path={at('tabs', 'requireName')} />
          <DocumentSwitch path={at('tabs', 'requireCard')} />
        </Fields>
        <Fields title={t('security')}>
          <DocumentChoice path={at('preAuth', 'mode')} values={PRE_AUTH_MODES} />
          {preAuth.mode !== 'PRE_AUTH_NONE' && (
            <DocumentNumber path={at('preAuth', 'increment')} prefix="$" min={1} max={9999} width={160} />
          )}
          <DocumentSwitch path={at('tabs', 'limit', 'enabled')} />
          {tabs.limit.enabled && <DocumentMoney path={at('tabs', 'limit', 'amount')} />}
        </Fields>
        <Fields title={t('closing')}>
          <DocumentSwitch path={at('tabs', 'closeAtEndOfDay')} />
          {tabs.closeAtEndOfDay && (
            <>
              <DocumentSwitch path={at('tabs', 'gratuity', 'enabled')} />
              {tabs.gratuity.enabled && <DocumentPercent path={at('tabs', 'gratuity', 'chargePercentage')} />}
            </>
          )}
        </Fields>
      </Columns>
    </Section>
  );
}
