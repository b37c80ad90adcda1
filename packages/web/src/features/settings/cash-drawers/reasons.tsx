import { type CashReason, freeName } from '@servery/domain';
import { DocumentSwitch, DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ListTable } from '../../../editing/list/list-table.tsx';
import type { RowForm } from '../../../editing/list/row-form.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { cashDrawerPhrases } from '../../../phrases/settings/cash-drawers.ts';
import { Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { useCash } from './use-cash-places.ts';

export const reasonLists = {
  overShort: ['cashManagement', 'overShortReasons'],
  voids: ['cashManagement', 'voidReasons'],
} as const;

/** Why a count differs, and why something is taken off a ticket. */
export function Reasons() {
  const t = usePhrases(cashDrawerPhrases);
  const { overShortReasons, voidReasons } = useCash();
  return (
    <>
      <ReasonsTable kind="overShort" title={t('overShort')} hint={t('overShortHint')} reasons={overShortReasons} />
      <ReasonsTable kind="voids" title={t('voids')} hint={t('voidsHint')} reasons={voidReasons} />
      <Section title={t('reasons')}>
        <Fields>
          <DocumentSwitch path={['cashManagement', 'customVoidReason']} />
        </Fields>
      </Section>
    </>
  );
}

type ReasonsTableProps = {
  readonly kind: keyof typeof reasonLists;
  readonly title: string;
  readonly hint: string;
  readonly reasons: readonly CashReason[];
};

function ReasonsTable({ kind, title, hint, reasons }: ReasonsTableProps) {
  const t = usePhrases(cashDrawerPhrases);
  return (
    <ListTable<CashReason>
      list={reasonLists[kind]}
      title={title}
      hint={hint}
      rows={reasons}
      columns={[]}
      add={{
        label: t('addReason'),
        make: () => ({ id: crypto.randomUUID(), name: freeName(reasons, t('newReason')) }),
      }}
      empty={{ title: t('noReasons'), text: t('noReasonsHint') }}
    />
  );
}

export const ReasonForm: RowForm = ({ path, isNew }) => (
  <DocumentText path={[...path, 'name']} maxLength={60} takesFocus={isNew} />
);
