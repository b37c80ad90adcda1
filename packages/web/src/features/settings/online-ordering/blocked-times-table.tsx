import { asJsonObject, type BlockedTime, freeName, newBlockedTime } from '@servery/domain';
import { windowText } from '@servery/words';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { DocumentWindow } from '../../../editing/fields/document-week.tsx';
import { useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { onlineOrderingPhrases } from '../../../phrases/settings/online-ordering.ts';

export const blockedTimesList = ['onlineAccess', 'blockedTimes'];

export function BlockedTimesTable() {
  const t = usePhrases(onlineOrderingPhrases);
  const times = useSettings(({ onlineAccess }) => onlineAccess.blockedTimes);
  return (
    <ListTable<BlockedTime>
      list={blockedTimesList}
      title={t('blocked')}
      hint={t('blockedHint')}
      rows={times}
      columns={[{ title: t('when'), cell: windowText, hideOnPhone: true }]}
      add={{
        label: t('addBlocked'),
        make: () => asJsonObject(newBlockedTime({ id: crypto.randomUUID(), name: freeName(times, t('newBlocked')) })),
      }}
      empty={{ title: t('noBlocked'), text: t('noBlockedHint') }}
    />
  );
}

export const BlockedTimeForm: RowForm = ({ path, isNew }) => (
  <>
    <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
    <DocumentSwitch path={[...path, 'disabled']} />
    <DocumentWindow path={path} />
  </>
);
