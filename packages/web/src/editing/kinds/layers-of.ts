import { changesOutside } from '@servery/domain';
import type { Answer } from '../../api/call.ts';
import type { DocumentLayers, KeptSave } from '../document/document-adapter.ts';
import { documentSchema } from '../document/document-wire.ts';

type OfCompany = Answer<'getCompanySettings'> | Answer<'getCompanyEmployment'>;
type OfLocation = Answer<'getLocationSettings'> | Answer<'getLocationEmployment'>;

/** The layers of a document that a company has one of, at company level. */
export function layersOfCompany({ blob, withheld, ...versions }: OfCompany): DocumentLayers {
  return { versions, base: documentSchema.parse(blob), group: [], own: [], about: {}, withheld };
}

/** The same seen from a group or location. */
export function layersOfLocation(answer: OfLocation): DocumentLayers {
  const { locationBlob, override, groupOverride, withheld, ...versions } = answer;
  const base = documentSchema.parse(locationBlob);
  return { versions, base, group: groupOverride?.changes ?? [], own: override?.changes ?? [], about: {}, withheld };
}

/** All that a group or location keeps, but for sections that this person may not read. */
export function overrideBody({ versions, changes, withheld }: KeptSave) {
  return { changes: changesOutside(changes, withheld).readable, overrideVer: versions.overrideVer ?? 0 };
}
