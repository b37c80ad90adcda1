import type { Offer } from '@servery/domain';
import { DocumentChoice, DocumentTags } from '../../../../editing/fields/document-choices.tsx';
import { DocumentText } from '../../../../editing/fields/document-fields.tsx';
import { ImageField } from '../../../../editing/fields/image-field.tsx';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';
import { say, usePhrases } from '../../../../phrases/phrases.ts';
import { CodeChips } from '../../forms/document-chips.tsx';
import { EntityUses } from '../../forms/entity-uses.tsx';
import { DescriptionField, infoPath, PluField } from '../../forms/info-fields.tsx';
import styles from '../../forms/menu-forms.module.css';
import { offerChannels, offerTypes } from '../offer-codes.ts';
import { offerPath } from '../use-offers.ts';

/** OF-05 to OF-08: the name of the offer, its kind, where it is offered. */
export function InfoTab({ offer: { id, info } }: { readonly offer: Offer }) {
  const t = usePhrases(offersPhrases);
  const path = offerPath(id);
  return (
    <>
      <div className={styles.fields}>
        <DocumentText path={infoPath(path, 'name')} maxLength={200} />
        <DocumentText path={infoPath(path, 'displayName')} maxLength={200} placeholder={info.name} />
        <DescriptionField path={path} />
        <DocumentChoice path={infoPath(path, 'type')} values={offerTypes} />
        <PluField path={infoPath(path, 'pluNum')} kind="offers" />
        <CodeChips path={infoPath(path, 'channels')} codes={offerChannels} whenEmpty={t('noChannel')} />
        <DocumentTags path={infoPath(path, 'campaigns')} hint={t('campaignsHint')} />
        <DocumentText path={infoPath(path, 'shortUrl')} hint={t('shortUrlHint')} maxLength={400} />
        <div className={styles.wholeLine}>
          <ImageField path={infoPath(path, 'imageId')} label={say(menuItemsPhrases, 'image')} />
        </div>
      </div>
      <EntityUses kind="offer" id={id} />
    </>
  );
}
