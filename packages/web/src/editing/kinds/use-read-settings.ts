import { anySettingsRight, type LocationSettings } from '@servery/domain';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { mayAt } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { useReadDocument } from '../document/use-read-document.ts';
import { locationSettingsDocument, savedSettings } from './location-settings-document.ts';

/** The settings of the active level as they are saved, for a preview on a screen of other things: the part of them that this person may read. */
export function useReadSettings(): Partial<LocationSettings> {
  const session = useSession();
  const { id } = useActiveLevel();
  const document = useReadDocument(locationSettingsDocument, mayAt(session, anySettingsRight, id));
  return document ? savedSettings(document) : {};
}
