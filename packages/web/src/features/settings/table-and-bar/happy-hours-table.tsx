import { asJsonObject, freeName, type HappyHour, newHappyHour } from '@servery/domain';
import { windowText } from '@servery/words';
import { DocumentPercent } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { DocumentWindow } from '../../../editing/fields/document-week.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { tableAndBarPhrases } from '../../../phrases/settings/table-and-bar.ts';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';

export const happyHoursList = ['barSettings', 'happyHours'];
const limitAt = (field: string) => ['barSettings', 'happyHourLimit', field];

export function HappyHoursTable() {
  const t = usePhrases(tableAndBarPhrases);
  const { happyHours, happyHourLimit } = useSettings((settings) => settings.barSettings);
  return (
    <>
      <ListTable<HappyHour>
        list={happyHoursList}
        title={t('happyHours')}
        hint={t('happyHoursHint')}
        rows={happyHours}
        columns={[
          { title: t('when'), cell: windowText, hideOnPhone: true },
          {
            title: t('off'),
            cell: ({ discountPercentage }) => `${Number(discountPercentage)}%`,
            align: 'right',
            hideOnPhone: true,
          },
        ]}
        add={{
          label: t('addHappyHour'),
          make: () =>
            asJsonObject(newHappyHour({ id: crypto.randomUUID(), name: freeName(happyHours, t('newHappyHour')) })),
        }}
        empty={{ title: t('noHappyHours'), text: t('noHappyHoursHint') }}
      />
      <Section title={t('happyHourLimits')}>
        <Columns>
          <Fields>
            <DocumentSwitch path={limitAt('enabled')} />
            {happyHourLimit.enabled && (
              <DocumentNumber path={limitAt('drinks')} unit={t('drinks')} min={1} max={99} width={160} />
            )}
          </Fields>
        </Columns>
      </Section>
    </>
  );
}

export const HappyHourForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentSwitch path={[...path, 'disabled']} />
    <DocumentWindow path={path} />
    <DocumentPercent path={[...path, 'discountPercentage']} />
  </>
);
