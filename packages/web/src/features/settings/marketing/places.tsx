import { defaultOfPlaces, PLACE_LISTS, type PlaceList, removePlace } from '@servery/domain';
import { undo } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentReference } from '../../../editing/fields/document-choices.tsx';
import { fieldProps, useLabelledField } from '../../../editing/fields/document-fields.tsx';
import { useEditSettings, useSettings } from '../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { marketingPhrases } from '../../../phrases/settings/marketing.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Columns, Fields, Section } from '../../../ui/layout/pane/section.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { PlaceEntry } from './place-entry.tsx';
import { placeName } from './place-name.ts';
import { PlaceTags } from './place-tags.tsx';
import { StateEntry } from './state-entry.tsx';

/** MK-02, MK-03: the four lists, each with its default. */
export function Places() {
  const t = usePhrases(marketingPhrases);
  return (
    <Section title={t('places')} hint={t('placesHint')}>
      <Columns>
        {PLACE_LISTS.map((list) => (
          <Fields key={list}>
            <PlaceListField list={list} />
            <DefaultPlace list={list} />
          </Fields>
        ))}
      </Columns>
    </Section>
  );
}

function PlaceListField({ list }: { readonly list: PlaceList }) {
  const path = ['marketing', list];
  const [field, props] = useLabelledField({ path });
  const places = useSettings(({ marketing }) => marketing[list]);
  const remove = useRemovePlace(list);
  const Entry = list === 'states' ? StateEntry : PlaceEntry;
  return (
    <Field {...fieldProps(field, props)}>
      {({ id, disabled }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own.
        <div id={id} role="group" aria-labelledby={`${id}-label`}>
          <PlaceTags list={list} label={props.label} places={places} onRemove={disabled ? undefined : remove} />
          {!disabled && (
            <Entry
              list={list}
              label={props.label}
              places={places}
              onAdd={(added) => field.setValue([...places, ...added])}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function DefaultPlace({ list }: { readonly list: PlaceList }) {
  const t = usePhrases(marketingPhrases);
  const places = useSettings(({ marketing }) => marketing[list]);
  return (
    <DocumentReference
      path={['marketing', defaultOfPlaces[list]]}
      options={places.map((place) => ({ value: place, label: placeName(list, place) }))}
      none={t('noDefault')}
    />
  );
}

/** CL-71 to CL-74: a default is unset with its entry, in one step of undo, and that is said. */
function useRemovePlace(list: PlaceList) {
  const t = usePhrases(marketingPhrases);
  const editor = useEditor();
  const marketing = useSettings((settings) => settings.marketing);
  const edit = useEditSettings();
  return (place: string) => {
    const { value, notice } = removePlace(marketing, list, place);
    edit((draft) => {
      Object.assign(draft.marketing, value);
    });
    const action = { label: t('undo'), onClick: () => undo(editor) };
    if (notice) notify.warning(notice.message, { action });
  };
}
