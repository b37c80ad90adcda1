import { DISPLAY_KINDS } from '@servery/domain';
import { DocumentChoice } from '../../../editing/fields/document-choices.tsx';
import { DocumentNumber, DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { printerPhrases } from '../../../phrases/settings/printers.ts';
import { Fields } from '../../../ui/layout/pane/section.tsx';

/** Everything about one kitchen display. */
export const DisplayForm: RowForm = ({ path, isNew }) => {
  const t = usePhrases(printerPhrases);
  const at = (field: string) => [...path, field];
  return (
    <>
      <DocumentText path={at('name')} maxLength={60} takesFocus={isNew} />
      <DocumentChoice path={at('kind')} values={DISPLAY_KINDS} />
      <DocumentSwitch path={at('disabled')} />
      <Fields title={t('orders')}>
        <DocumentNumber path={at('columns')} min={1} max={10} width={160} />
        <DocumentChoice path={at('sortBy')} values={['DUE', 'PLACED']} />
        <DocumentSwitch path={at('sounds')} />
      </Fields>
      <Fields title={t('times')}>
        <Minutes path={at('warnAfter')} />
        <Minutes path={at('lateAfter')} />
      </Fields>
    </>
  );
};

/** Kept in seconds, shown in minutes. */
function Minutes({ path }: { readonly path: Parameters<RowForm>[0]['path'] }) {
  const t = usePhrases(printerPhrases);
  return (
    <DocumentNumber
      path={path}
      unit={t('minutes')}
      min={0}
      max={1440}
      width={160}
      show={(seconds) => Math.round(seconds / 60)}
      keep={(minutes) => minutes * 60}
    />
  );
}
