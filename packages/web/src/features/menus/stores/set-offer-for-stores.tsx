import type { Offer, Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { useEditor, useEditorState } from '../../../editing/draft/editor-context.ts';
import { DocumentSwitch } from '../../../editing/fields/document-fields.tsx';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { offersPhrases } from '../../../phrases/menus/offers.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CodeChips } from '../forms/document-chips.tsx';
import { infoPath } from '../forms/info-fields.tsx';
import { StatusSwitch } from '../lists/status-switch.tsx';
import { offerChannels } from '../offers/offer-codes.ts';
import { DatesPart, DaysPart, HoursPart, MinimumPart, UsesPart } from '../offers/tabs/validity-parts.tsx';
import { offerPath } from '../offers/use-offers.ts';
import { SchemeValueFields } from '../offers/value/scheme-values.tsx';
import { schemeValuePath, useSchemes } from '../offers/value/use-schemes.ts';
import { LiveOffer } from './live-entity.tsx';
import { MenuValuesDialog } from './menu-values-dialog.tsx';

type SetOfferProps = { readonly offer: Offer; readonly onClose: () => void };

/** Values of an offer for groups and stores: whether it is active and where, the amount it takes off, and when it is valid. */
export function SetOfferForStores({ offer: { id, info }, onClose }: SetOfferProps) {
  const t = usePhrases(offersPhrases);
  const path = offerPath(id);
  const offered = useOfferedFields(path);
  const values = useSchemeFields(id);
  const parts = usePartFields([...path, 'validity']);
  const fields = [
    ...offered.map((field) => ({ ...field, group: t('tabinfo') })),
    ...values.map((field) => ({ ...field, group: t('perScheme') })),
    ...parts.map((field) => ({ ...field, group: t('tabvalidity') })),
  ];
  return <MenuValuesDialog path={path} label={info.name} fields={fields} onClose={onClose} />;
}

type OfferField = Omit<SettableField, 'group'>;

function useOfferedFields(path: Path): readonly OfferField[] {
  const word = useWord();
  const t = usePhrases(offersPhrases);
  const status = infoPath(path, 'status');
  const channels = infoPath(path, 'channels');
  const automatic = [...path, 'applying', 'autoApplyIfCriteriaMet'];
  return [
    { id: 'status', label: word(status), paths: [status], control: <StatusSwitch path={[...path, 'info']} /> },
    {
      id: 'channels',
      label: word(channels),
      paths: [channels],
      control: <CodeChips path={channels} codes={offerChannels} whenEmpty={t('noChannel')} />,
    },
    { id: 'automatic', label: word(automatic), paths: [automatic], control: <DocumentSwitch path={automatic} /> },
  ];
}

/** The value in each pricing scheme in use, set with its entry: one that follows the default scheme is given its own first. */
function useSchemeFields(id: string): readonly OfferField[] {
  const word = useWord();
  return useSchemes().map((scheme) => {
    const path = schemeValuePath(id, scheme.id);
    return {
      id: `value ${scheme.id}`,
      label: word(path),
      paths: [path],
      control: (
        <Stack gap={2}>
          <LiveOffer id={id}>{(live) => <SchemeValueFields offer={live} scheme={scheme} />}</LiveOffer>
        </Stack>
      ),
    };
  });
}

const parts: Readonly<Record<string, (props: { readonly path: Path }) => ReactNode>> = {
  dateRange: DatesPart,
  daysOfTheWeek: DaysPart,
  timeOfDay: HoursPart,
  minimumPurchase: MinimumPart,
  usageLimit: UsesPart,
};

/** Each limit is set as a whole: whether it limits, and its value. */
function usePartFields(path: Path): readonly OfferField[] {
  const word = useWord();
  return Object.entries(parts).map(([name, Part]) => ({
    id: name,
    label: word([...path, name, 'enabled']),
    paths: [[...path, name]],
    control: <Part path={path} />,
  }));
}

/** The name that the document has for a field. */
function useWord(): (path: Path) => string {
  const { adapter } = useEditor();
  const draft = useEditorState((state) => state.draft);
  return (path) => adapter.words.field(path, draft);
}
